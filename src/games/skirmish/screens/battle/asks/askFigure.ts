import type { FigureAction, SealedView } from '../../../contract/table.ts'
import type { Ask } from './ask.ts'
import { blank } from './draft.ts'
import { askListen, askMeet, askSpot } from './askFind.ts'
import { askFire, askGrenade, askSpeculative } from './askFire.ts'
import { askClaymore, askFireClaymore, askRunOver } from './askMines.ts'
import { askCreep, askMove } from './askMove.ts'
import { shortName, type Acting } from './people.ts'

/** @returns what the player is asked for before a figure does something. @param sealed what its side has sealed, where it is shown. */
export const askFigure = (acting: Acting, action: FigureAction, sealed: SealedView | null): Ask =>
  asks[action](acting, sealed)

const askRadio = ({ figure }: Acting): Ask => ({
  step: 'takeRadio',
  title: `${shortName(figure.name)} takes up the radio`,
  button: 'Take it up',
  still: true,
  fields: [],
  start: blank,
  input: () => ({ figure: figure.id }),
})

const asks: Readonly<Record<FigureAction, (acting: Acting, sealed: SealedView | null) => Ask>> = {
  move: askMove,
  creep: askCreep,
  fire: askFire,
  guess: askSpeculative,
  throw: (acting) => askGrenade(acting, 'throw'),
  launch: (acting) => askGrenade(acting, 'launch'),
  listen: askListen,
  meet: askMeet,
  spot: askSpot,
  placeClaymore: askClaymore,
  fireClaymore: askFireClaymore,
  runOver: askRunOver,
  takeRadio: askRadio,
}
