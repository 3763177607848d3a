/** A field that says one thing in a form and another in what was saved elsewhere meanwhile. */
export interface VersionDifference {
  label: string
  here: string
  saved: string
}

/** Where a form and what another tab saved are not the same, in the form's order. `tell` puts a field into words. */
export function differencesOf<Form extends object>(
  labels: Record<keyof Form, string>,
  [here, saved]: readonly [here: Form, saved: Form],
  tell: (form: Form, key: keyof Form) => string,
): VersionDifference[] {
  return (Object.keys(labels) as (keyof Form)[])
    .filter(key => here[key] !== saved[key])
    .map(key => ({ label: labels[key], here: tell(here, key), saved: tell(saved, key) }))
}
