/** A field that says one thing in a form and another in what was saved elsewhere meanwhile. */
export interface VersionDifference {
  label: string
  here: string
  saved: string
}

/** Where a form and what another tab saved are not the same, in the form's order. `tell` puts a field into words. */
export function differencesOf<Form extends object, Key extends keyof Form & string>(
  labels: { [Field in Key]: string },
  [here, saved]: readonly [here: Form, saved: Form],
  tell: (form: Form, key: Key) => string,
): VersionDifference[] {
  return (Object.keys(labels) as Key[])
    .filter(key => here[key] !== saved[key])
    .map(key => ({ label: labels[key], here: tell(here, key), saved: tell(saved, key) }))
}
