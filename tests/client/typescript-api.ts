import { ts } from '@ts-morph/common'

/** The compiler as a library. The one that checks our types has become a program and has none. */
export default ts
