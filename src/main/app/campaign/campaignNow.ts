import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { CampaignNow, Stamped } from '../../../contract/now.ts'
import type { Shown } from '../../../contract/telling.ts'
import type { Session } from '../session.ts'
import { overviewOf } from './overview.ts'

/**
 * @param shown what a window shows already: of that only the stamps are sent. Those are this program's own: nothing can be
 * guessed from the stamp of a sealed note.
 * @returns how a campaign stands.
 */
export function campaignNow(session: Session, campaign: string, { stamps, holder }: Shown): CampaignNow {
  const change = session.changes()
  const tour = session.tours.get(campaign)
  const { contract, queries } = tour.game
  const asked = session.friends.asked(campaign)
  const overview = { ...overviewOf(campaign, tour, holder), ...(asked.length > 0 && { asked }) }
  const look = { state: tour.file.load().state, tour }
  const begun = overview.card.state.kind === 'tour'
  const views = Object.entries(contract.shown)
    .filter(([, from]) => from === 'made' || begun)
    .map(([name]): [string, Stamped] => {
      const shape = contract.queries[name]!
      const input = z.object(shape).parse('holder' in shape ? { holder } : {})
      const procedure = `${contract.id}.${name}`
      const view = queries[name]!(look, input as never)
      const stamp = createHmac('sha256', session.stampKey).update(JSON.stringify(view)).digest('base64url')
      return [procedure, { stamp, view: stamp === stamps[procedure] ? null : view }]
    })
  return { campaign, change, holder, overview, views: Object.fromEntries(views) }
}
