import type { InputOption } from '../../../contract/inputField.ts'
import type { ListIn, Lists } from '../../../main/app/game/lists.ts'
import { rowIn } from '../../../main/engine/state.ts'
import type { snoopinContract } from '../contract/contract.ts'
import { sideOfTeam } from '../rules/kept.ts'
import { unnamedMen } from '../rules/newMen.ts'
import { ownEvents } from '../rules/score.ts'
import type { SnoopinState } from '../rules/state.ts'
import { manName, squadName, teamName } from '../rules/units.ts'
import { nameIn, words, type RowWords } from './outcomeWords.ts'
import { hidesRanks } from './sealedFrom.ts'
import { isPlatoon, platoonsOf } from '../rules/forces.ts'

type List = ListIn<SnoopinState>

const named = ({ id, name }: { readonly id: number; readonly name: string }): InputOption => ({
  value: id,
  label: name,
})

const keyed = (table: ReadonlyMap<string, RowWords>): InputOption[] =>
  [...table].map(([value, { name }]) => ({ value, label: name }))

/** Developments that a team holds, but for those that are kept from who asks. */
const held: List = (state, holder) =>
  state.developments.flatMap(({ id, teamId, key, kind }) => {
    const side = sideOfTeam(state, teamId)
    if (side !== null && hidesRanks(state, side, holder)) return []
    const team = rowIn(state.teams, teamId)
    return [{ value: id, label: `${team ? teamName(state, team) : ''}: ${nameIn(words[kind], key)}` }]
  })

/** What the forms of the contract pick from. */
export const snoopinLists: Lists<typeof snoopinContract, SnoopinState> = {
  sides: ({ sides }) => sides.map(named),
  forces: ({ forces }) => forces.map(named),
  platoons: (state) => platoonsOf(state).map(named),
  insurgencies: (state) => state.forces.filter((force) => !isPlatoon(state, force)).map(named),
  squads: (state) => state.squads.map((squad) => ({ value: squad.id, label: squadName(state, squad) })),
  teams: (state) => state.teams.map((team) => ({ value: team.id, label: teamName(state, team) })),
  men: (state) => state.men.map((man) => ({ value: man.id, label: manName(state, man) })),
  unnamed: (state) => unnamedMen(state).map(named),
  assets: ({ assets }) => assets.map(named),
  available: ({ assets }) => assets.filter(({ kind }) => kind === 'available').map(named),
  developments: () => [...keyed(words.special), ...keyed(words.leadership)],
  specials: () => keyed(words.insurgencySpecial),
  held,
  events: () => keyed(words.events).filter(({ value }) => !ownEvents.includes(String(value))),
}
