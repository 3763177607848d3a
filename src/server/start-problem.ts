/** A reason not to start that a person can mend. It is shown as one line, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
