import type { CampaignCard, CheckView } from '../../../contract/campaign.ts'

/** Why nobody should play on a file. */
export interface Wrong {
  readonly chip: string
  readonly reasons: readonly string[]
  /** What a check says should be done; empty where the reasons say it. */
  readonly advice: string
  /** It can be read, and so keeps its place beside what is restored. */
  readonly isRead: boolean
}

/**
 * @param checks what the last check found of files that are not in order, by file; null where that is not known yet.
 * @returns what is wrong with a file; null for one that can be played on with.
 */
export function wrongWith(
  { campaign, state }: CampaignCard,
  checks: Readonly<Record<string, CheckView>> | null,
): Wrong | null {
  if (state.kind === 'broken') return { chip: 'Cannot be read', reasons: [state.message], advice: '', isRead: false }
  const { grave, findings, advice = '' } = checks?.[campaign] ?? {}
  return grave && findings ? { chip: 'Not in order', reasons: findings, advice, isRead: true } : null
}
