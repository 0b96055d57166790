import { computed } from 'vue'
import { providePicking } from '../../../../renderer/components/picks/usePicking.ts'
import { signsFor } from '../../../../renderer/components/picks/slots.ts'
import type { TableView } from '../../contract/table.ts'
import { namedIn, type Ask } from './asks/ask.ts'
import type { Draft } from './asks/draft.ts'
import type { FiguresField } from './asks/field.ts'
import { sideThatIsOn, sideThatWaits } from './asks/people.ts'

/** So many of a list are named by a key; the letters are the page's own. */
const mostSigns = 9

/** What the open form makes of the rows and tokens: the parts that figures play in it, and the keys that name them. */
export function useFigurePicks(of: {
  readonly table: () => TableView | null
  readonly ask: () => Ask | null
  readonly draft: () => Draft | null
  readonly chosen: () => number | null
}) {
  const field = computed(() => of.ask()?.fields.find((one): one is FiguresField => one.kind === 'figures') ?? null)
  const named = computed(() => {
    const [ask, draft] = [of.ask(), of.draft()]
    return ask && draft ? namedIn(ask, draft) : []
  })
  /** On one side alone a figure's key is its number; of both, they are numbered through. */
  const signs = computed((): ReadonlyMap<number, string> => {
    const [table, among] = [of.table(), field.value?.among.map(({ figure }) => figure) ?? []]
    if (!table) return new Map()
    const sides = [sideThatIsOn(table), sideThatWaits(table)].map((side) => side?.figures.map(({ id }) => id) ?? [])
    const asked = sides.filter((ids) => ids.some((id) => among.includes(id)))
    if (asked.length === 1)
      return new Map(asked[0]!.slice(0, mostSigns).flatMap((id, i) => (among.includes(id) ? [[id, `${i + 1}`]] : [])))
    return signsFor(
      asked
        .flat()
        .filter((id) => among.includes(id))
        .slice(0, mostSigns),
    )
  })
  const isOpen = () => of.ask() !== null
  const partOf = (id: number): string | null => {
    if (named.value.includes(id)) return field.value?.part ?? 'heard'
    return id === of.chosen() ? (of.ask()?.acts ?? null) : null
  }
  /** Another of the side could do it, and is pressed to. */
  const mayInstead = (id: number): boolean =>
    of.ask()?.acts !== undefined && sideThatIsOn(of.table()!)?.figures.some((one) => one.id === id && !one.out) === true
  providePicking({
    open: isOpen,
    partOf,
    signOf: (id) => signs.value.get(id) ?? null,
    isQuiet: (id) =>
      field.value !== null &&
      partOf(id) === null &&
      !field.value.among.some(({ figure }) => figure === id) &&
      !mayInstead(id),
    isOnBoard: () => true,
  })
  return {
    partOf,
    /** @returns the figure that a key names in the open form. */
    named: (key: string): number | null => [...signs.value].find(([, sign]) => sign === key)?.[0] ?? null,
  }
}
