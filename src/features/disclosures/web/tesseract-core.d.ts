declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    /** 0 when it worked. `mode` 1 reads with the neural network alone. */
    Init(path: null, language: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the picture from the file `/input`; 0 when it could be read. */
    SetImageFile(exif: number, angle: number): number
    /** Only this part of the picture from now on. */
    SetRectangle(left: number, top: number, width: number, height: number): void
    Recognize(monitor: null): number
    GetHOCRText(page?: number): string
    Clear(): void
  }
  export interface TesseractModule {
    TessBaseAPI: new () => TessBaseAPI
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  }
  export default function TesseractCore(options: {
    wasmBinary: ArrayBuffer
    TesseractProgress?(percent: number): void
    print?(line: string): void
    printErr?(line: string): void
  }): Promise<TesseractModule>
}
