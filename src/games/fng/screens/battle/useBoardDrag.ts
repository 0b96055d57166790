import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import { placeUnder } from '../../../../renderer/components/picks/placeUnder.ts'
import { useDrag, type Dragging } from '../../../../renderer/composables/useDrag.ts'
import type { Fought } from './battleTypes.ts'
import { sectorUnder } from './boardPlaces.ts'
import { sidesIn } from './selection.ts'

/** Somebody who is dragged: from his row or his head in a list, or as a token from the map. */
export interface Dragged {
  readonly id: number
  readonly from: 'row' | 'token'
}

export interface BoardDrag {
  readonly grab: (what: Dragged, event: PointerEvent) => void
  /** @returns whether the click that comes now is the end of a drag. */
  readonly wasDragged: () => boolean
  /** Who is dragged could be let go here. */
  readonly isTarget: (id: number) => boolean
  /** The sector that a group would go to; null while none is dragged over one. */
  readonly sector: ComputedRef<number | null>
}

const key: InjectionKey<BoardDrag> = Symbol('board drag')

/** @returns what can be dragged on the board around; without one nothing is. */
export const useBoardDragAround = (): BoardDrag =>
  inject(key, {
    grab: () => undefined,
    wasDragged: () => false,
    isTarget: () => false,
    sector: computed(() => null),
  })

/** A man dragged onto an enemy fires at him; a group or a vehicle dragged to a sector of the map moves there. */
export function useBoardDrag(of: {
  readonly battle: () => Fought | null
  /** Nothing is under way or asked. */
  readonly free: () => boolean
  readonly aim: (from: readonly number[], at: number) => void
  /** A group or a vehicle goes to a sector, a group also about in its own. */
  readonly move: (id: number, sector: number) => void
}): { readonly dragging: ComputedRef<Dragging<Dragged> | null>; readonly dragged: ComputedRef<string> } {
  const groupOf = (id: number) => of.battle()?.groups.find((group) => group.id === id)
  const vehicleOf = (id: number) => of.battle()?.vehicles.find((vehicle) => vehicle.id === id)
  const canBeDone = computed(
    () => new Set((of.battle()?.actions ?? []).flatMap(({ name, refused }) => (refused === null ? [name] : []))),
  )
  const mayFireAt = (id: number): boolean =>
    (vehicleOf(id) ? ['fireAtVehicle'] : ['fire', 'returnFire']).some((action) => canBeDone.value.has(action))
  /** Whom he could fire at; a token goes to sectors. */
  const isEnemyOf = ({ id, from }: Dragged, other: number): boolean => {
    const battle = of.battle()
    if (!battle || !mayFireAt(other) || from === 'token' || vehicleOf(id)) return false
    const sideOf = sidesIn(battle)
    return sideOf(other) === (sideOf(id) === 'ours' ? 'theirs' : 'ours')
  }
  /** The sector that a group or a vehicle would go to; a vehicle stays in its own, and a row of a list is no place. */
  const sectorFor = (dragged: Dragging<Dragged>): number | null => {
    const goes = groupOf(dragged.what.id) ?? vehicleOf(dragged.what.id)
    const sector = goes ? sectorUnder(dragged) : null
    return sector === goes?.sector && !groupOf(dragged.what.id) ? null : sector
  }
  const { dragging, grab, wasDragged } = useDrag<Dragged>((dragged) => {
    const { what } = dragged
    const at = placeUnder(dragged)
    const sector = sectorFor(dragged)
    if (at !== null && isEnemyOf(what, at)) of.aim([what.id], at)
    else if (sector !== null) of.move(what.id, sector)
  })
  provide(key, {
    grab: (what, event) => {
      if (of.free()) grab(what, event)
    },
    wasDragged,
    isTarget: (id) => dragging.value !== null && isEnemyOf(dragging.value.what, id),
    sector: computed(() => dragging.value && sectorFor(dragging.value)),
  })
  return {
    dragging: computed(() => dragging.value),
    /** Who is dragged, in words. */
    dragged: computed(() => {
      const id = dragging.value?.what.id
      const figure = of
        .battle()
        ?.groups.flatMap(({ figures }) => figures)
        .find((one) => one.id === id)
      return figure?.name ?? (id === undefined ? '' : ((groupOf(id) ?? vehicleOf(id))?.name ?? ''))
    }),
  }
}
