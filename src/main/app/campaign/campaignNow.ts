import { createHmac } from 'node:crypto'
import type { CampaignNow, Stamped } from '../../../contract/now.ts'
import type { Shown } from '../../../contract/telling.ts'
import type { Handlers } from '../session.ts'

/** What is asked, and how many changes have been told of. */
export interface NowAsked {
  readonly campaign: string
  readonly shown: Shown
  readonly change: number
}

type Views = Pick<Handlers, 'campaign.overview' | 'fng.turn' | 'fng.roster' | 'fng.players'>

/**
 * @param key makes the stamps of this program its own: nothing can be guessed from the stamp of a sealed note.
 * @returns how a campaign stands, without what a window shows already.
 */
export async function campaignNow(
  views: Views,
  { campaign, shown, change }: NowAsked,
  key: string,
): Promise<CampaignNow> {
  const overview = await views['campaign.overview']({ campaign })
  const { kind } = overview.card.state
  const isTour = kind === 'tour'
  const stamped = <V>(view: V, known: string | null): Stamped<V> => {
    const stamp = createHmac('sha256', key).update(JSON.stringify(view)).digest('base64url')
    return { stamp, view: stamp === known ? null : view }
  }
  return {
    campaign,
    change,
    overview,
    turn: kind === 'broken' ? null : await views['fng.turn']({ campaign }),
    roster: isTour ? stamped(await views['fng.roster']({ campaign }), shown.roster) : null,
    players: isTour ? stamped(await views['fng.players']({ campaign, holder: shown.holder }), shown.players) : null,
  }
}
