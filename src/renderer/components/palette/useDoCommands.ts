import { computed, type ComputedRef } from 'vue'
import { usePlaces } from '../../composables/usePlaces.ts'
import { useCampaign } from '../../stores/campaign.ts'
import type { Command } from '../../stores/commands.ts'
import { useDesk } from '../../stores/desk.ts'
import { useGame } from '../../stores/game.ts'
import { useSettings, type Theme } from '../../stores/settings.ts'
import { keysOf } from '../../shortcuts.ts'
import { usePush } from './usePush.ts'

/** What is done most, whatever page is shown. */
export function useDoCommands(): ComputedRef<Command[]> {
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
      commands.push(
        make('window', `Open this ${game.called} in a new window`, () => window.open(location.href, '_blank')),
      )
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
    commands.push(make('new', 'Start a campaign', push({ name: 'new' }), { words: 'new tour game' }))
    commands.push(
      make('kept', 'Deleted and kept copies', push({ name: 'kept' }), {
        words: 'restore snapshot backup trash damaged',
      }),
    )
    commands.push(
      campaign === null
        ? make('check', 'Check files', push({ name: 'check' }), { words: 'sound damaged broken file' })
        : make('check', 'Check this file', push({ name: 'tourCheck', params: { campaign } }), {
            words: 'sound damaged broken files',
          }),
    )
    commands.push(
      make('report', 'Copy report', () => (desk.report = true), { words: 'error bug mistake help log versions' }),
    )
    commands.push(make('keys', 'Keyboard shortcuts', desk.openShortcuts, { keys: keysOf.shortcuts }))
    if (settings.theme !== 'dark') commands.push(theme('dark', 'Dark theme'))
    if (settings.theme !== 'light') commands.push(theme('light', 'Light theme'))
    if (settings.theme !== 'system') commands.push(theme('system', 'Theme of the system'))
    return commands
  })
}
