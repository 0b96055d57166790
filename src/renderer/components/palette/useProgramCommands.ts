import { computed, type ComputedRef } from 'vue'
import type { Command } from '../../stores/commands.ts'
import { useDoCommands } from './useDoCommands.ts'
import { useHelpCommands } from './useHelpCommands.ts'
import { usePageCommands } from './usePageCommands.ts'
import { useTableCommands } from './useTableCommands.ts'
import { useTourCommands } from './useTourCommands.ts'

/** What the program itself offers in the palette: pages, what is done most, tables, tours. Screens add their own. */
export function useProgramCommands(): ComputedRef<readonly Command[]> {
  const doing = useDoCommands()
  const pages = usePageCommands()
  const tables = useTableCommands()
  const tours = useTourCommands()
  const help = useHelpCommands()
  return computed(() => [...doing.value, ...pages.value, ...tours.value, ...tables.value, ...help.value])
}
