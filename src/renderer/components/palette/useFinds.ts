import { onScopeDispose, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { useApi } from '../../api.ts'
import { useHelp } from '../../screens/help/useHelp.ts'
import { useCampaign } from '../../stores/campaign.ts'
import type { Command } from '../../stores/commands.ts'
import { useTables } from '../../stores/tables.ts'
import { rowFound, rowWords, searchTables } from '../../screens/tables/searchTables.ts'
import { wordsWanted } from '../foundWords.ts'
import type { CommandGroup } from './findCommands.ts'
import { usePush } from './usePush.ts'

/** Two letters are in everything. */
const fewestLetters = 3
const mostOfEach = 6
/** Milliseconds without a key after which it is worth asking. */
const pause = 120

/**
 * What the typed words are found in besides names: entries of the journal, rows of the tables, texts of the help.
 *
 * @returns groups for the foot of the palette; those of the words before stay until the next are here.
 */
export function useFinds(typed: Ref<string>): ShallowRef<readonly CommandGroup[]> {
  const api = useApi()
  const push = usePush()
  const tour = useCampaign()
  const help = useHelp()
  const tables = useTables()
  const groups = shallowRef<readonly CommandGroup[]>([])

  async function inJournal(text: string): Promise<Command[]> {
    const { campaign } = tour
    if (campaign === null) return []
    // Where it cannot be searched, what has a name is still found.
    const page = await api('journal.search', { campaign, text }).catch(() => null)
    return (page?.rows ?? []).slice(0, mostOfEach).map((row) => ({
      id: `journal.${row.id}`,
      title: row.text,
      group: 'Journal',
      hint: row.date,
      run: push({ name: 'journal', params: { campaign }, query: { entry: row.id } }),
    }))
  }
  function inTables(text: string): Command[] {
    const { campaign } = tour
    const found = searchTables(tables.tables ?? [], text).flatMap((table) => {
      const row = rowFound(table, text)
      return row === null ? [] : [{ table, row }]
    })
    return found.slice(0, mostOfEach).map(({ table, row }) => ({
      id: `row.${table.id}`,
      title: rowWords(table, row),
      group: 'Tables',
      hint: table.page === null ? table.title : `${table.title}, p. ${table.page}`,
      run: push({
        ...(campaign === null
          ? { name: 'tables', params: { table: table.id } }
          : { name: 'tourTables', params: { campaign, table: table.id } }),
        query: { row },
      }),
    }))
  }
  function inHelp(text: string): Command[] {
    if (help.value === null) return []
    const found = help.value.search(wordsWanted(text), () => '')
    const { campaign } = tour
    return help.value.index
      .filter(({ id }) => found.has(id))
      .slice(0, mostOfEach)
      .map(({ id, title, part }) => ({
        id: `help.${id}`,
        title,
        group: 'Help',
        hint: part,
        run: push(
          campaign === null
            ? { name: 'help', params: { page: id } }
            : { name: 'tourHelp', params: { campaign, page: id } },
        ),
      }))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  watch(typed, (now) => {
    clearTimeout(timer)
    const text = now.trim()
    if (text.length < fewestLetters) {
      groups.value = []
      return
    }
    timer = setTimeout(() => {
      void inJournal(text).then((journal) => {
        if (typed.value.trim() !== text) return
        groups.value = [
          { title: 'In the journal', commands: journal },
          { title: 'In the tables', commands: inTables(text) },
          { title: 'In the help', commands: inHelp(text) },
        ].filter(({ commands }) => commands.length > 0)
      })
    }, pause)
  })
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return groups
}
