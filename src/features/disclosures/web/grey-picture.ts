/** A picture as the plainest file there is: a header, then a byte of grey for each dot. */
export interface GreyPicture {
  width: number
  height: number
  dots: Uint8Array
}

export function greyPicture(file: Uint8Array): GreyPicture {
  const begin = file.indexOf(10) + 1
  const [, width = 0, height = 0] = new TextDecoder().decode(file.subarray(0, begin)).split(' ').map(Number)
  return { width, height, dots: file.subarray(begin) }
}

/** A file with room for the dots, and where they go. */
export function blankGrey(width: number, height: number): { file: Uint8Array<ArrayBuffer>; dots: Uint8Array } {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const file = new Uint8Array(header.length + width * height)
  file.set(header)
  return { file, dots: file.subarray(header.length) }
}

export function fileOfGrey({ width, height, dots }: GreyPicture): Uint8Array<ArrayBuffer> {
  const blank = blankGrey(width, height)
  blank.dots.set(dots)
  return blank.file
}

export type Turn = 0 | 90 | 180 | 270

/** The same picture turned clockwise. */
export function turnedGrey(picture: GreyPicture, turn: Turn): GreyPicture {
  if (turn === 0) return picture
  const { width, height, dots } = picture
  const [across, down] = turn === 180 ? [width, height] : [height, width]
  const turned = blankGrey(across, down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const from =
        turn === 180
          ? (height - 1 - y) * width + (width - 1 - x)
          : turn === 90
            ? (height - 1 - x) * width + y
            : x * width + (width - 1 - y)
      turned.dots[y * across + x] = dots[from] ?? 255
    }
  }
  return { width: across, height: down, dots: turned.dots }
}
