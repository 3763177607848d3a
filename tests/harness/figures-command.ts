import fc from 'fast-check'
import { InputProblem } from '../../scripts/figures/fields.ts'

/** A command of `npm run figures`, given files as objects. */
export function figuresCommand(command: (text: string) => unknown) {
  const answer = (file: unknown) => command(JSON.stringify(file))
  /** The sentence that says what is wrong with the file. */
  function problem(file: unknown): string {
    try {
      return `answered ${JSON.stringify(answer(file))}`
    } catch (error) {
      if (error instanceof InputProblem) return error.message
      throw error
    }
  }
  return { answer, problem }
}

/** One of the files with one field spoilt, so that reading goes as far as that field. */
export function spoilt(files: readonly object[], value: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  return fc
    .constantFrom(...files)
    .chain(file => fc.tuple(fc.constant(file), fc.constantFrom(...Object.keys(file)), value))
    .map(([file, name, bad]) => ({ ...file, [name]: bad }))
}
