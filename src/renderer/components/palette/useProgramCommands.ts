import { computed, onMounted, shallowRef, type ComputedRef } from 'vue'
import { useRouter, type RouteLocationRaw } from 'vue-router'
import type { RecentView } from '../../../contract/library.ts'
import { useApi } from '../../api.ts'
import { placeOfCard, placeOfRecent, usePlaces } from '../../composables/usePlaces.ts'
import { useCampaign } from '../../stores/campaign.ts'
import type { Command } from '../../stores/commands.ts'
import { useDesk } from '../../stores/desk.ts'
import { useGame } from '../../stores/game.ts'
import { useLibrary } from '../../stores/library.ts'
import { useSettings, type Theme } from '../../stores/settings.ts'
import { useTables } from '../../stores/tables.ts'
import { useHelp } from '../../screens/help/useHelp.ts'
import { goKeys, keysOf } from '../../shortcuts.ts'

/** What the program itself offers in the palette: pages, what is done most, tables, tours. Screens add their own. */
export function useProgramCommands(): ComputedRef<readonly Command[]> {
  const doing = useDoCommands()
  const pages = usePageCommands()
  const tables = useTableCommands()
  const tours = useTourCommands()
  const help = useHelpCommands()
  return computed(() => [...doing.value, ...pages.value, ...tours.value, ...tables.value, ...help.value])
}

/** @returns a function that makes a command which opens a page. */
function usePush(): (place: RouteLocationRaw) => () => void {
  const router = useRouter()
  return (place) => () => void router.push(place)
}

function useDoCommands(): ComputedRef<Command[]> {
  const tour = useCampaign()
  const desk = useDesk()
  const settings = useSettings()
  const push = usePush()
  const places = usePlaces()
  const game = useGame()
  const make = (id: string, title: string, run: () => void, more: Partial<Command> = {}): Command => ({
    id: `do.${id}`,
    title,
    group: 'Do',
    run,
    ...more,
  })
  const theme = (to: Theme, title: string) =>
    make(`theme.${to}`, title, () => (settings.theme = to), { hint: 'Settings', words: 'theme look colours' })

  return computed(() => {
    const commands: Command[] = []
    const { campaign, overview } = tour
    if (places.isPlaying.value && campaign !== null && overview?.card.state.kind === 'tour') {
      const { over, next } = overview.card.state
      const params = { campaign }
      // Under the same id the overview offers to take the step itself; there this one is left out.
      const run = push({ name: game.screens?.turnPage ?? 'tour', params })
      if (over === null)
        commands.push({ ...make('next', `Next: ${next}`, run, { words: 'go on play step' }), id: 'desk.next' })
      if (overview.undo)
        commands.push(make('undo', `Undo: ${overview.undo}`, () => void tour.undo(), { keys: keysOf.undo }))
      if (overview.redo)
        commands.push(make('redo', `Redo: ${overview.redo}`, () => void tour.redo(), { keys: keysOf.redo }))
      commands.push(
        make('print', 'Print a sheet', push({ name: 'tourPrint', params }), {
          words: 'roster briefing pdf paper',
          keys: keysOf.print,
        }),
      )
      commands.push(make('window', 'Open this tour in a new window', () => window.open(location.href, '_blank')))
      commands.push(
        make(
          'guide',
          'Show me around',
          () => {
            desk.showGuide(campaign)
          },
          { words: 'guide tour help first' },
        ),
      )
    }
    commands.push(make('new', 'Start a tour', push({ name: 'new' }), { words: 'new campaign game' }))
    commands.push(
      make('kept', 'Deleted and kept copies', push({ name: 'kept' }), {
        words: 'restore snapshot backup trash damaged',
      }),
    )
    commands.push(make('keys', 'Keyboard shortcuts', desk.openShortcuts, { keys: keysOf.shortcuts }))
    if (settings.theme !== 'dark') commands.push(theme('dark', 'Dark theme'))
    if (settings.theme !== 'light') commands.push(theme('light', 'Light theme'))
    if (settings.theme !== 'system') commands.push(theme('system', 'Theme of the system'))
    return commands
  })
}

function usePageCommands(): ComputedRef<Command[]> {
  const places = usePlaces()
  const push = usePush()
  return computed(() =>
    places.open.value.map((page) => ({
      id: `go.${page.name}`,
      title: places.labelOf(page),
      group: 'Go to',
      words: page.words,
      keys: goKeys(page.key),
      run: push(places.placeOf(page)!),
    })),
  )
}

function useHelpCommands(): ComputedRef<Command[]> {
  const help = useHelp()
  const tour = useCampaign()
  const push = usePush()
  return computed(() =>
    (help.value?.index ?? []).map(({ id, title, part }) => ({
      id: `help.${id}`,
      title,
      group: 'Help',
      hint: part,
      words: 'help',
      run: push(
        tour.campaign === null
          ? { name: 'help', params: { page: id } }
          : { name: 'tourHelp', params: { campaign: tour.campaign, page: id } },
      ),
    })),
  )
}

function useTableCommands(): ComputedRef<Command[]> {
  const tables = useTables()
  const tour = useCampaign()
  const push = usePush()
  onMounted(() => void tables.need(tour.campaign))
  return computed(() =>
    (tables.tables ?? []).map((table) => ({
      id: `table.${table.id}`,
      title: table.title.charAt(0).toUpperCase() + table.title.slice(1),
      group: 'Tables',
      hint: table.page === null ? '' : `p. ${table.page}`,
      words: table.id.replace(/[.-]/g, ' '),
      run: push(
        tour.campaign === null
          ? { name: 'tables', params: { table: table.id } }
          : { name: 'tourTables', params: { campaign: tour.campaign, table: table.id } },
      ),
    })),
  )
}

function useTourCommands(): ComputedRef<Command[]> {
  const api = useApi()
  const library = useLibrary()
  const tour = useCampaign()
  const push = usePush()
  const recent = shallowRef<readonly RecentView[]>([])
  onMounted(async () => {
    void library.reload()
    // Without such a list there is only the library.
    recent.value = await api('library.recent', {}).catch(() => [])
  })
  return computed(() => {
    const own = (library.view?.campaigns ?? []).flatMap((card): Command[] => {
      const place = placeOfCard(card)
      if (place === null || card.campaign === tour.campaign) return []
      const hint = card.state.kind === 'tour' ? card.state.date : 'Not begun yet'
      return [{ id: `tour.${card.campaign}`, title: card.name, group: 'Tours', hint, run: push(place) }]
    })
    const elsewhere = recent.value
      .filter(({ folder, missing, campaign }) => folder !== null && !missing && campaign !== tour.campaign)
      .map((one): Command => ({
        id: `tour.${one.campaign}`,
        title: one.name,
        group: 'Tours',
        hint: one.folder ?? '',
        run: push(placeOfRecent(one)),
      }))
    return [...own, ...elsewhere]
  })
}
