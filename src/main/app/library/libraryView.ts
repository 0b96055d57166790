import type { CampaignCard } from '../../../contract/campaign.ts'
import type { LibraryView } from '../../../contract/library.ts'
import type { Work } from '../../engine/work.ts'
import type { Library, Listed } from '../../store/library.ts'
import { openLooker, type Looker } from '../../store/looker.ts'
import type { TourFile } from '../../store/tourFile.ts'
import { gameOf, systems } from '../gameOf.ts'

/** Letters of the longest name that a player can give. */
const longest = 80

/** @returns the name of a campaign as it can stand on a card, whoever wrote it: of one line, no longer than any, read from left to right. */
export function plainName(name: string): string {
  const plain = name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
  return plain.length > longest ? `${plain.slice(0, longest).toWellFormed()}…` : plain
}

/** What a listing reads of each file. */
export type Read = Pick<CampaignCard, 'state' | 'lastPlayed' | 'game' | 'system' | 'sample'>

/** What the program remembers of the files that it has looked into. */
export type CardLooker = Looker<Read>

/** @param log takes what is wrong with a file and nobody foresaw. */
export const openCardLooker = (log: (error: unknown) => void): CardLooker => openLooker(systems, read, log)

/** Of how many other files of its campaign a card tells: those played last. More nobody lays together by hand. */
const mostCopies = 12

/** @returns the tours of the library folder, last played first; files that cannot be read come last, with the reason. */
export function* libraryView(library: Library, looker: CardLooker): Work<LibraryView> {
  const listed = yield* library.list(looker)
  const cards = listed
    .map((one) => ({ id: one.tour?.info.id, ...card(one) }))
    .sort((a, b) => Number(isBroken(a)) - Number(isBroken(b)) || Date.parse(b.lastPlayed) - Date.parse(a.lastPlayed))
  const byId = Map.groupBy(cards, ({ id }) => id)
  const campaigns = cards.map(({ id, ...own }) => {
    const same = id === undefined ? [] : byId.get(id)!.slice(0, mostCopies + 1)
    const others = same.filter(({ campaign }) => campaign !== own.campaign).slice(0, mostCopies)
    const copies = others.map(({ campaign }) => campaign)
    return copies.length > 0 ? { ...own, copies } : own
  })
  return { folder: library.folder, campaigns }
}

const isBroken = (campaign: CampaignCard) => campaign.state.kind === 'broken'

function read(file: TourFile): Read {
  const game = gameOf(file.system.id)
  const { head, created, seed } = file.info()
  const lastPlayed = head === null ? created : file.entry(head).at
  return {
    state: game.card(file.load().state),
    lastPlayed,
    // The program plays the sample at one go, all in one moment; a step of the player's comes later.
    sample: head !== null && seed === game.sample?.seed && lastPlayed === created,
    game: game.system.id,
    system: game.system.title,
  }
}

function card({ file, modified, tour, error }: Listed<Read>): CampaignCard {
  if (tour === null)
    return {
      campaign: file,
      name: file,
      game: '',
      system: '',
      archived: false,
      sample: false,
      older: false,
      lastPlayed: modified,
      state: { kind: 'broken', code: error?.code ?? 'damaged', message: error?.message ?? '' },
    }
  const { info, card: seen, older } = tour
  return { campaign: file, name: plainName(info.name), archived: info.archived, older, ...seen }
}

/** @returns the card of one open campaign. */
export function cardOf(campaign: string, file: TourFile): CampaignCard {
  const info = file.info()
  return { campaign, name: plainName(info.name), archived: info.archived, older: false, ...read(file) }
}
