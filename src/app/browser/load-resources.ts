/** The code of all that a guest keeps, for when all of it is asked: most visits need little of it. */
export const loadResources = async () => (await import('../resources.ts')).guestResources
