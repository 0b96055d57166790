import type { InputOption } from '../../../contract/inputField.ts'
import type { ListIn, Lists } from '../../../main/app/game/lists.ts'
import type { skirmishContract } from '../contract/contract.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { figureIn } from '../rules/copy/needed.ts'
import { gameOf, isSealed, otherSide } from '../rules/game.ts'
import type { Figure, Sealed, SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { weaponName } from '../rules/weapons.ts'

type List = ListIn<SkirmishState>

const named = ({ id, name }: { readonly id: number; readonly name: string }): InputOption => ({
  value: id,
  label: name,
})

const isUnderWay = ({ tour: [tour] }: SkirmishState): boolean => tour !== undefined && tour.gameId !== null

/** @returns figures on the table; one that nobody has found is offered to its own player alone. */
const figuresWhere =
  (fits: (state: SkirmishState, figure: Figure) => boolean): List =>
  (state, holder) =>
    isUnderWay(state)
      ? state.figures
          .filter((one) => !one.out && fits(state, one) && (one.sideId === holder || !isSealed(state, one)))
          .map(named)
      : []

const isOn = (state: SkirmishState, { sideId }: Pick<Figure, 'sideId'>): boolean => sideId === gameOf(state).sideId

/** @returns what a side has sealed, for its own player alone. */
const sealedOf =
  (kind: Sealed['kind'], whose: (state: SkirmishState) => number): List =>
  (state, holder) =>
    isUnderWay(state) && whose(state) === holder
      ? state.sealed
          .filter((row) => row.kind === kind && row.sideId === holder && !row.opened)
          .map(({ id, number, place }) => ({ value: id, label: `${number}: ${place}` }))
      : []

const sideOn = (state: SkirmishState): number => gameOf(state).sideId

/** What the forms of the contract pick from. */
export const skirmishLists: Lists<typeof skirmishContract, SkirmishState> = {
  players: ({ sides }) => sides.map(named),
  squads: ({ squads }) => squads.map(named),
  men: ({ men }) => men.map(named),
  weapons: (state) => {
    const table = rulesOf(state).table(weapons)
    return table.rows
      .filter(({ key }) => figureIn(table, key, 'name') !== null)
      .map(({ key }) => ({ value: key, label: weaponName(table, key) }))
  },
  figures: figuresWhere(() => true),
  ours: figuresWhere(isOn),
  hidden: (state, holder) => figuresWhere((_, one) => one.sideId === holder && isSealed(state, one))(state, holder),
  enemies: figuresWhere((state, figure) => !isOn(state, figure)),
  vehicles: figuresWhere((state, figure) => figure.kind === 'apc' && isOn(state, figure)),
  mortars: (state) => (isUnderWay(state) ? state.mortars.filter((one) => isOn(state, one)).map(named) : []),
  blasts: ({ blasts }) => blasts.map(({ id, landed }) => ({ value: id, label: landed })),
  claymores: sealedOf('claymore', sideOn),
  mines: sealedOf('mine', (state) => otherSide(state, sideOn(state))),
}
