import { useRouter } from 'vue-router'
import { corePages } from '../../contract/pages.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useDesk } from '../stores/desk.ts'
import { useGame } from '../stores/game.ts'
import { isInLayer, isTyping, isWriting, useKeys } from './useKeys.ts'
import { useLetterAfterG } from './useLetterAfterG.ts'
import { usePlaces } from './usePlaces.ts'

/** The keys that work on every page; `shortcuts.ts` lists them for people. */
export function useGlobalKeys(): void {
  const router = useRouter()
  const tour = useCampaign()
  const desk = useDesk()
  const places = usePlaces()
  const game = useGame()
  const letter = useLetterAfterG((key) => {
    const page = game.pages.find((one) => one.key === key)
    if (!page) return false
    const place = places.placeOf(page)
    if (place) void router.push(place)
    return true
  })

  /** In a layer the keys do nothing, rather than the browser's own printing of the screen. */
  const toPrint = (event: KeyboardEvent) => {
    const place = places.placeOf(corePages.find(({ name }) => name === 'tourPrint')!)
    if (place && !isInLayer(event)) void router.push(place)
  }

  useKeys((event) => {
    if (event.altKey) return false
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (isCovered(event)) return false
      else if (key === 'k') desk.openPalette()
      else if (key === 'p' && !event.shiftKey) toPrint(event)
      // In a field of letters they take back what was typed there; one to tick has nothing of that kind.
      else if (isWriting(event) || isInLayer(event)) return false
      else if (key === 'z' && !event.shiftKey) void tour.undo()
      else if (key === 'y' || key === 'z') void tour.redo()
      else return false
      return true
    }
    if (isTyping(event) || isInLayer(event)) return false
    if (key === '?') desk.openShortcuts()
    else if (key === '/') return toSearch()
    else if (key === 'g' && !event.shiftKey) letter.wait()
    else return false
    return true
  })
}

/** An alert covers the page until it is answered, the hand-over sheet the whole screen: nothing opens over it. */
const isCovered = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="alertdialog"]') !== null

/** @returns false where the page has nothing to search in. */
function toSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(
    (one) => one.getClientRects().length > 0,
  )
  field?.focus()
  field?.select()
  // A field that lists what can be chosen lists it at once, as when it is pressed.
  if (field?.getAttribute('role') === 'combobox') field.click()
  return field !== undefined
}
