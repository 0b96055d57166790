/**
 * Who lies in a foxhole, a trench or the like cannot be hit by small arms, nor by what bursts outside it, up to these; of what
 * is more he is in cover (FNG p. 51).
 */
const mostOver = { impact: 3, apr: 3 } as const

/** Does it pass over who lies in such a hole? */
export const passesOver = ({ impact, apr }: { readonly impact: number; readonly apr: number }): boolean =>
  impact <= mostOver.impact && apr <= mostOver.apr
