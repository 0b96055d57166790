import { rowIn } from '../../../main/engine/state.ts'
import type { Man, Part, SnoopinState, Turn } from './state.ts'

/** An entry of a campaign, with the state right after it. */
export interface Passed {
  readonly entry: { readonly step: string; readonly input: unknown }
  readonly state: SnoopinState
}

/**
 * A campaign at the moments of a turn: who led and who went is told by its game, what a part brought by what stood before
 * and after it, what the turn left behind by its end.
 */
export interface Moments {
  /** When its game was over, before anybody was taken off the log. */
  readonly game: SnoopinState
  /** At the end of the turn, before the next one began. */
  readonly end: SnoopinState
  readonly now: SnoopinState
  /** @returns it where a part begins; where that was never met, as it stands at the end. */
  readonly begin: (part: Part) => SnoopinState
  /** @returns it before the last step of a part; where that was never met, as it stands at the end. */
  readonly before: (part: Part) => SnoopinState
  /** @returns it right after a part; where that is not over, or was never met, as it stands at the end. */
  readonly after: (part: Part) => SnoopinState
  /** Why the players ended the game themselves; empty where they did not, or gave no reason. */
  readonly reason: string
}

/**
 * @param passed entries of the campaign, all those of the turn among them.
 * @param now where no entry tells of the turn, it is looked at as it stands now.
 */
export function momentsOf(passed: readonly Passed[], now: SnoopinState, { id }: Pick<Turn, 'id'>): Moments {
  const own = passed.filter(({ state: { tour } }) => tour[0]?.turnId === id)
  const end = own.at(-1)?.state ?? now
  const isIn =
    (part: Part) =>
    ({ state: { tour } }: Passed): boolean =>
      tour[0]?.part === part
  const lastIn = (part: Part) => own.findLastIndex(isIn(part))
  const before = (part: Part) => own[lastIn(part)]?.state ?? end
  const ended = own.findLast(({ entry }) => entry.step === 'endGame')?.entry.input
  return {
    ...{ game: before('game'), end, now, before },
    begin: (part) => own.find(isIn(part))?.state ?? end,
    after: (part) => (lastIn(part) < 0 ? end : (own[lastIn(part) + 1]?.state ?? end)),
    reason: (ended as { readonly words?: string } | undefined)?.words ?? '',
  }
}

/** @returns the entries of each turn, by its id. */
export const byTurn = <P extends Passed>(passed: readonly P[]): ReadonlyMap<number, readonly P[]> => {
  const found = new Map<number, P[]>()
  for (const one of passed) {
    const turn = one.state.tour[0]?.turnId ?? 0
    const own = found.get(turn)
    if (own) own.push(one)
    else found.set(turn, [one])
  }
  return found
}

/** @returns what a man is called now: a replacement is named later. */
export const nameNow = ({ now }: Moments, man: Pick<Man, 'id' | 'name'>): string =>
  rowIn(now.men, man.id)?.name ?? man.name
