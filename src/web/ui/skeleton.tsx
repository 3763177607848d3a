import { classNames } from './class-names.ts'

/** The shape of what is coming, in its final size; give it that size. Set aria-busy on the part that loads. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('breathes block rounded-md bg-line', className)} />
}

export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have no identity
        <Skeleton key={at} className={at === lines - 1 && lines > 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </span>
  )
}
