import { computed, inject, onBeforeUnmount, provide, shallowRef, type ComputedRef, type InjectionKey } from 'vue'
import { notTaken } from '../../../../renderer/composables/notTaken.ts'
import type { BattleFigureView, FormValues, Posture } from '../../contract/battle.ts'
import { nextPosture } from './postureMarks.ts'
import type { Fought } from './battleTypes.ts'

/** A walk over the postures is over when so long nothing was pressed. */
const pause = 400

export interface Postures {
  /** How somebody stands, with what has just been pressed. */
  readonly isOf: (figure: BattleFigureView) => Posture | null
  /** Of a group: how all of it stand; null where they do not stand alike. */
  readonly together: (figures: readonly BattleFigureView[]) => Posture | null
  /** Goes on to the next posture, for a figure or all of a group. @returns false where nobody of it stands. */
  readonly walk: (place: number) => boolean
}

const key: InjectionKey<Postures> = Symbol('postures')

/** @returns the postures of the battle around; without one nothing is walked. */
export const usePosturesAround = (): Postures =>
  inject(key, { isOf: ({ posture }) => posture?.is ?? null, together: () => null, walk: () => false })

/**
 * How figures stand, as marks and keys change it: what is pressed shows at once, and is said to the battle when the player
 * pauses, so that a walk is one entry. While something is under way it waits. Where it is refused the marks go back, and the
 * battle's page says why; who leaves the page while it waits is told that it was not taken.
 */
export function usePostures(of: {
  readonly battle: () => Fought | null
  readonly selected: () => readonly number[]
  /** Nothing is under way. */
  readonly free: () => boolean
  /** Plays an action that closes nothing. @returns false where it was refused. */
  readonly note: (action: string, values: FormValues) => Promise<boolean>
}) {
  const pressed = shallowRef<ReadonlyMap<number, Posture>>(new Map())
  /** What of it is just being said. */
  let saying: ReadonlyMap<number, Posture> = new Map()
  const unsaid = () => new Map([...pressed.value].filter(([id, posture]) => saying.get(id) !== posture))
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOf = ({ id, posture }: BattleFigureView) => pressed.value.get(id) ?? posture?.is ?? null
  const together = (figures: readonly BattleFigureView[]) => {
    const all = new Set(figures.filter(({ posture }) => posture !== null).map(isOf))
    return all.size === 1 ? [...all][0]! : null
  }
  /** Those whom a row stands for: who is selected with others of his side stands for all of them. */
  const figuresAt = (place: number): readonly BattleFigureView[] => {
    const groups = of.battle()?.groups ?? []
    const sideOf = (id: number) =>
      groups.find((group) => group.id === id || group.figures.some((figure) => figure.id === id))?.side
    const selected = of.selected()
    const places = selected.includes(place) ? selected.filter((id) => sideOf(id) === sideOf(place)) : [place]
    const found = groups.flatMap(({ id, figures }) =>
      places.includes(id) ? figures : figures.filter((figure) => places.includes(figure.id)),
    )
    return found.filter(({ posture }) => posture !== null)
  }
  const flush = async () => {
    if (!of.free()) {
      timer = setTimeout(() => void flush(), pause)
      return
    }
    saying = pressed.value
    for (const stands of new Set(saying.values())) {
      const figures = [...saying].flatMap(([id, posture]) => (posture === stands ? [id] : []))
      // The next would take its refusal off the page.
      if (!(await of.note('howTheyStand', { figures, stands }))) break
    }
    // What was pressed meanwhile is on its way itself.
    pressed.value = unsaid()
    saying = new Map()
  }
  const walk = (place: number) => {
    const figures = figuresAt(place)
    if (figures.length === 0) return false
    const next = nextPosture(together(figures))
    pressed.value = new Map([...pressed.value, ...figures.map(({ id }) => [id, next] as const)])
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
    return true
  }
  /** Down where somebody may drop, else up: the rules say who may (FNG p. 18). */
  const drop = (place: number) => {
    const figures = figuresAt(place)
    const does = figures.some(({ posture }) => posture?.may === 'down') ? 'down' : 'up'
    const able = figures.filter(({ posture }) => posture?.may === does).map(({ id }) => id)
    if (able.length > 0 && of.free()) void of.note('posture', { does, figures: able })
    return able.length > 0
  }
  // Who leaves the page at once has said it all the same, unless something is under way.
  onBeforeUnmount(() => {
    clearTimeout(timer)
    if (unsaid().size === 0) return
    if (of.free()) void flush()
    else notTaken()
  })
  const postures: Postures = { isOf, together, walk }
  provide(key, postures)
  return { ...postures, drop }
}

/** @returns how the figure of a row stands, and what a tap on its mark does. */
export function usePostureOf(figure: () => BattleFigureView): {
  readonly is: ComputedRef<Posture | null>
  readonly walk: () => void
} {
  const around = usePosturesAround()
  return {
    is: computed(() => around.isOf(figure())),
    walk: () => {
      around.walk(figure().id)
    },
  }
}
