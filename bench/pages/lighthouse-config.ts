/** Nobody finds what the visitor before them left in the browser: whoever signs in where a guest was moves the guest's work first. */
export default {
  extends: 'lighthouse:default',
  settings: { clearStorageTypes: ['all'] },
}
