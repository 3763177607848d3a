/** Made when it is first asked for. What writes figures and dates is costly to make, and most pages need little of it. */
export function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
