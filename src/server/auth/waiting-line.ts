/** A round-robin queue: whoever has several places goes to its end after each. */
export interface WaitingLine<Entry> {
  size(): number
  sizeOf(who: string): number
  join(who: string, entry: Entry): void
  leave(who: string, entry: Entry): void
  /** The first whose turn it is and who may begin now. */
  take(mayBegin: (who: string) => boolean): Entry | undefined
}

export function createWaitingLine<Entry>(): WaitingLine<Entry> {
  const places = new Map<string, Entry[]>()
  return {
    size: () => [...places.values()].reduce((sum, entries) => sum + entries.length, 0),
    sizeOf: who => places.get(who)?.length ?? 0,
    join(who, entry) {
      places.set(who, [...(places.get(who) ?? []), entry])
    },
    leave(who, entry) {
      const left = (places.get(who) ?? []).filter(each => each !== entry)
      if (left.length > 0) places.set(who, left)
      else places.delete(who)
    },
    take(mayBegin) {
      for (const [who, [first, ...rest]] of places) {
        if (first === undefined || !mayBegin(who)) continue
        places.delete(who)
        if (rest.length > 0) places.set(who, rest)
        return first
      }
      return undefined
    },
  }
}
