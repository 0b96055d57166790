import { expect, it } from 'vitest'
import { bookgunLists } from '../../../../../src/games/bookgun/app/lists.ts'
import { turnView } from '../../../../../src/games/bookgun/app/turnView.ts'
import { bookgunGame } from '../../../../support/bookgun.ts'

it('fire is offered to who answers the card, at the other force alone', () => {
  const table = bookgunGame({ army: { Section: {}, Other: {} } })
    .endPhase()
    .card('8S')
  const labels = (list: 'mayFire' | 'shotAt') =>
    bookgunLists[list](table.state, null).map(({ label }: { readonly label: string }) => label)
  expect([labels('mayFire'), labels('shotAt')]).toEqual([['Section', 'Other'], ['Cell']])
})

it('nobody looks for anybody before the first turn', () => {
  const offered = (table: ReturnType<typeof bookgunGame>) =>
    turnView(table.state, null).sides[0]!.troops[0]!.actions.some(({ action }) => action === 'spot')
  expect([offered(bookgunGame({ setUp: true })), offered(bookgunGame())]).toEqual([false, true])
})
