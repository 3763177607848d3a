/** What the operator reads. */
export const endpointsWords = {
  messageRealtorFromName: (name: string | number) => `Message for a realtor from ${name}`,
} as const
