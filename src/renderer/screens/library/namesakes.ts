import type { CampaignCard } from '../../../contract/campaign.ts'

/** @returns the files whose tour bears a name that another one bears too, as a file copied by hand does: only the file tells them apart. */
export function namesakes(cards: readonly CampaignCard[]): ReadonlySet<string> {
  const known = cards.filter(({ state }) => state.kind !== 'broken')
  const doubled = known.filter(({ name }, i) => known.some((other, j) => i !== j && other.name === name))
  return new Set(doubled.map(({ campaign }) => campaign))
}
