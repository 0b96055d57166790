import type { CampaignCard, LibraryView } from '../../../contract/views.ts'
import type { Library, Listed } from '../../store/library.ts'
import type { TourFile } from '../../store/tourFile.ts'
import { appSystem } from '../systems.ts'

/** What a listing reads of each file. */
interface Read {
  readonly state: CampaignCard['state']
  readonly lastPlayed: string
  readonly system: string
}

/** @returns the tours of the library folder, last played first; files that cannot be read come last, with the reason. */
export function libraryView(library: Library): LibraryView {
  const campaigns = library
    .list(read)
    .map(card)
    .sort((a, b) => Number(isBroken(a)) - Number(isBroken(b)) || b.lastPlayed.localeCompare(a.lastPlayed))
  return { folder: library.folder, campaigns }
}

const isBroken = (campaign: CampaignCard) => campaign.state.kind === 'broken'

function read(file: TourFile): Read {
  const app = appSystem(file.system.id)
  const { head, created } = file.info()
  return {
    state: app.card(file.load().state),
    lastPlayed: head === null ? created : file.entry(head).at,
    system: app.system.title,
  }
}

function card({ file, modified, tour, error }: Listed<Read>): CampaignCard {
  if (tour === null)
    return {
      campaign: file,
      name: file,
      system: '',
      archived: false,
      lastPlayed: modified,
      state: { kind: 'broken', code: error?.code ?? 'damaged', message: error?.message ?? '' },
    }
  const { info, card: seen } = tour
  return { campaign: file, name: info.name, archived: info.archived, ...seen }
}

/** @returns the card of one open campaign. */
export function cardOf(campaign: string, file: TourFile): CampaignCard {
  const info = file.info()
  return { campaign, name: info.name, archived: info.archived, ...read(file) }
}
