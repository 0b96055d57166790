import { computed } from 'vue'
import { signsFor } from '../../../../renderer/components/picks/slots.ts'
import { providePicking } from '../../../../renderer/components/picks/usePicking.ts'
import { isInLayer, isWriting, useKeys } from '../../../../renderer/composables/useKeys.ts'
import type { Fought } from './battleTypes.ts'
import type { useBattleForm } from './useBattleForm.ts'

/** Ids of all that stands on the board, in the order of its lists. */
const idsOnBoard = ({ groups, vehicles, contacts }: Fought): readonly number[] => [
  ...groups.flatMap(({ id, figures }) => [id, ...figures.map((figure) => figure.id)]),
  ...vehicles.map(({ id }) => id),
  ...contacts.map(({ id }) => id),
]

/** What an open form makes of the board: the parts that men play in it, the keys that name them, and those keys. */
export function useBoardPicks(of: {
  readonly battle: () => Fought | null
  readonly form: Pick<ReturnType<typeof useBattleForm>, 'slots' | 'wanted' | 'fill'>
  /** A form lies open, to be filled. */
  readonly open: () => boolean
}): void {
  const { slots, wanted, fill } = of.form
  const onBoard = computed(() => {
    const battle = of.battle()
    return new Set(battle ? idsOnBoard(battle) : [])
  })
  const signs = computed(() => {
    const among = new Set(wanted.value?.among)
    return signsFor([...new Set([...onBoard.value, ...among])].filter((id) => among.has(id)))
  })
  const parts = computed(
    () => new Map(slots.value.toReversed().flatMap(({ ids, part }) => ids.map((id) => [id, part] as const))),
  )
  /** Who can be named, with the groups that they are in. */
  const able = computed(() => {
    const among = new Set(wanted.value ? wanted.value.among : slots.value.flatMap((slot) => slot.among))
    const groups = (of.battle()?.groups ?? []).filter(({ figures }) => figures.some(({ id }) => among.has(id)))
    return new Set([...among, ...groups.map(({ id }) => id)])
  })
  providePicking({
    open: of.open,
    partOf: (id) => (of.open() ? (parts.value.get(id) ?? null) : null),
    signOf: (id) => (of.open() ? (signs.value.get(id) ?? null) : null),
    isQuiet: (id) => of.open() && slots.value.length > 0 && !able.value.has(id) && !parts.value.has(id),
    isOnBoard: (id) => onBoard.value.has(id),
  })
  useKeys((event) => {
    if (!of.open() || isWriting(event) || isInLayer(event)) return false
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    const found = [...signs.value].find(([, sign]) => sign === event.key)
    if (found) fill([found[0]])
    return found !== undefined
  })
}
