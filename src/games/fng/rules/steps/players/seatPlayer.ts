import { RuleError } from '../../../../../main/engine/errors.ts'
import { note } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { addRows, patchRow, removeRows, rowById } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { aboutMan } from '../../aftermath/hands.ts'
import type { LeavingPlayer, SeatedPlayer } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { soldierById, tourOf } from '../../people.ts'
import type { FngState, Player, Soldier } from '../../state.ts'
import { beginAsStar, mustBeHere, riseToStar, withAttributes } from './star.ts'

/**
 * A friend sits down at the table and takes a man as his Star, or a player whose Star is gone takes the next.
 * Who plays the tour's own Star only gives him a name.
 */
export const seatPlayer: Step<FngState, SeatedPlayer> = {
  title: (state, { name, soldierId }) => `${name} plays ${fullName(state, soldierById(state, soldierId))}`,
  run({ state, input, newId, say }) {
    const man = soldierById(state, input.soldierId)
    const name = mustBeFree(state, input, man)
    const seated =
      input.player === null
        ? addRows(state, 'players', [{ id: newId(), name, soldierId: man.id }])
        : patchRow(state, 'players', rowById(state.players, input.player, 'player').id, { name, soldierId: man.id })
    const after = isTaken(state, man) ? sameMan(seated, input) : asStar(state, seated, man, input, newId)
    const star = soldierById(after, man.id)
    const text = `${name} plays ${fullName(state, star)}, REP ${star.rep}${withAttributes(after, star)}.`
    say(note(text, { about: aboutMan(star, 'rep'), page: 3 }))
    return after
  },
}

/** A player leaves the table: his Star is one of the men from now on. What he wrote for himself goes with him. */
export const leaveTable: Step<FngState, LeavingPlayer> = {
  title: (state, { player }) => `${rowById(state.players, player, 'player').name} leaves the table`,
  run({ state, input, say }) {
    const player = rowById(state.players, input.player, 'player')
    const star = fullName(state, soldierById(state, player.soldierId))
    say(note(`${player.name} leaves the table. ${star} is played by nobody in particular now.`))
    const without = removeRows(state, 'secrets', ({ playerId }) => playerId === player.id)
    return removeRows(without, 'players', ({ id }) => id === player.id)
  },
}

/** @returns the name as it is kept. */
function mustBeFree(state: FngState, input: SeatedPlayer, man: Soldier): string {
  const name = input.name.trim()
  if (name === '') refuse('A player needs a name.')
  const others = state.players.filter((player) => player.id !== input.player)
  if (others.some((player) => isSame(player, name))) refuse(`There is a ${name} at the table already.`)
  const holder = others.find((player) => player.soldierId === man.id)
  if (holder) refuse(`${fullName(state, man)} is played by ${holder.name}.`)
  return name
}

/** Is he a Star already, so that only the name of his player is written down? */
const isTaken = (state: FngState, man: Soldier): boolean =>
  tourOf(state).starId === man.id || state.players.some((player) => player.soldierId === man.id)

function sameMan(state: FngState, { attributes }: SeatedPlayer): FngState {
  if (attributes.length > 0) refuse('He is a Star already and has his Attributes.')
  return state
}

/** Before the first contact test he begins as a Star does; later he rises from the ranks. */
function asStar(
  before: FngState,
  state: FngState,
  man: Soldier,
  { attributes }: SeatedPlayer,
  newId: () => number,
): FngState {
  const { phase, halfMonth, startHalfMonth } = tourOf(before)
  if (phase !== 'contact' && phase !== 'starLost')
    throw new RuleError('not-now', 'A man becomes a Star between missions only. Nothing was changed.')
  mustBeHere(state, man)
  const begins = phase === 'contact' && halfMonth === startHalfMonth
  return begins ? beginAsStar(state, man, attributes, newId) : riseToStar(state, man, attributes, newId)
}

const isSame = (player: Player, name: string): boolean => player.name.toLowerCase() === name.toLowerCase()
