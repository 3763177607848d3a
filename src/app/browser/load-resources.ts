/** The code of every resource of a guest, for when all are needed: most visits need few of them. */
export const loadResources = async () => (await import('../resources.ts')).guestResources
