import { app } from 'electron'
import { campaignIn, corePages, pagesOf } from '../../contract/pages.ts'
import type { OverviewView } from '../../contract/campaign.ts'
import { contracts } from '../../games/contracts.ts'
import { placeOf } from './address.ts'
import { putMenuUp, type MenuSubject, type Shown } from './menu.ts'

/**
 * Puts the menu up and keeps it true: it names what undo and redo would do in the window in front, leads to the pages of
 * that window's tour, and lists the tours opened last.
 *
 * @param devAddress of the development server, while there is one.
 */
export function keepMenu(subject: MenuSubject, devAddress?: string): void {
  let newest = 0
  const look = async () => {
    const mine = ++newest
    const shown = await shownNow(subject, devAddress)
    if (mine === newest) putMenuUp(subject, shown)
  }
  const lookAgain = () => {
    look().catch((error: unknown) => {
      subject.log(error, 'menu')
    })
  }
  putMenuUp(subject, nothing)
  subject.program.on((event) => {
    if (event === 'changed') lookAgain()
  })
  subject.recent.on(lookAgain)
  app.on('browser-window-focus', lookAgain)
  app.on('web-contents-created', (_event, contents) => {
    contents.on('did-navigate-in-page', lookAgain)
  })
}

const nothing: Shown = { campaign: null, pages: corePages, undo: null, redo: null }

async function shownNow({ windows, program }: MenuSubject, devAddress?: string): Promise<Shown> {
  const place = placeOf(windows.front()?.webContents.getURL() ?? '', devAddress)
  const campaign = place === null ? null : campaignIn(place)
  if (campaign === null) return nothing
  const reply = await program.call('campaign.overview', { campaign })
  if (!reply.ok) return nothing
  const { card, undo, redo } = reply.value as OverviewView
  const own = contracts.find(({ id }) => id === card.game)
  return { campaign, pages: own === undefined ? corePages : pagesOf(own.pages), undo, redo }
}
