/** The armies that the organisation knows, by their keys there. */
export const nations = [
  { value: 'usa', label: 'USA' },
  { value: 'uk', label: 'UK' },
  { value: 'canada', label: 'Canada' },
  { value: 'israel', label: 'Israel' },
  { value: 'formerSoviet', label: 'Former Soviet' },
  { value: 'arab', label: 'Arab' },
] as const
