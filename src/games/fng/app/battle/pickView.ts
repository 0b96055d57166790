import { craftModeWords } from '../../rules/battle/air/craft.ts'
import type { PickView } from '../../contract/battle.ts'
import type { PickFrom } from '../../rules/battle/action.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { repOf, type Group } from '../../rules/battle/battle.ts'
import { rowById } from '../../../../main/engine/state.ts'
import type { FngState } from '../../rules/state.ts'
import { weaponShortName } from '../../rules/weapons.ts'
import { activationRep } from '../../rules/battle/battle.ts'
import { vehicleStateWords } from '../../rules/battle/vehicles/vehicle.ts'
import { lastingText } from './eventWords.ts'
import { callStatusWords, callWords, statusOf, structureWords } from './battleWords.ts'

type Words = Omit<PickView, 'id'>

const inSector = (sector: number | null): string => (sector === null ? '' : `sector ${sector}`)
const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ')

const makers: Readonly<Record<PickFrom, (state: FngState, id: number) => Words>> = {
  figures(state, id) {
    const figure = rowById(state.figures, id)
    const group = state.groups.find((one) => one.id === figure.groupId)
    const status = figure.status === 'carryOn' ? null : statusOf(figure)
    return {
      label: figure.name,
      detail: joined(
        `REP ${repOf(figure)}`,
        weaponShortName(figure.weapon, rulesOf(state)),
        status,
        group ? `group ${group.name}` : null,
      ),
      side: figure.side,
    }
  },
  groups(state, id) {
    const group = rowById(state.groups, id)
    return {
      label: nameOf(state, group),
      detail: joined(`REP ${activationRep(state, group)}`, inSector(group.sector)),
      side: group.side,
    }
  },
  contacts(state, id) {
    const { kind, number, sector, found } = rowById(state.contacts, id)
    return {
      label: `${kind === 'pef' ? 'PEF' : 'Marker'} ${number}`,
      detail: joined(inSector(sector), found),
      side: null,
    }
  },
  structures(state, id) {
    const { kind, name, sector, dv } = rowById(state.structures, id)
    const label = name === '' ? structureWords[kind] : name
    return { label, detail: joined(inSector(sector), dv > 0 ? `DV ${dv}` : null), side: null }
  },
  calls(state, id) {
    const { kind, what, status } = rowById(state.calls, id)
    return { label: callWords[kind], detail: joined(what, callStatusWords[status]), side: null }
  },
  craft(state, id) {
    const { name, rep, mode, sector } = rowById(state.craft, id)
    return { label: name, detail: joined(`REP ${rep}`, craftModeWords[mode], inSector(sector)), side: null }
  },
  vehicles(state, id) {
    const { name, state: now, sector, rep, dv, side } = rowById(state.vehicles, id)
    const numbers = joined(rep === null ? null : `REP ${rep}`, dv === null ? null : `DV ${dv}`)
    return { label: name, detail: joined(vehicleStateWords[now].toLowerCase(), inSector(sector), numbers), side }
  },
  lasting(state, id) {
    const row = rowById(state.lasting, id)
    const { sector, until } = row
    const label = lastingText(state, row) ?? 'It lasts'
    return { label, detail: joined(inSector(sector), until === null ? null : `to turn ${until}`), side: null }
  },
}

/** "A, Sgt Mercer, J.": the letter of a group with who leads it. */
function nameOf(state: FngState, group: Group): string {
  const leader = state.figures.find(({ id }) => id === group.leaderId)
  return leader ? `${group.name}, ${leader.name}` : group.name
}

/** @returns a row that a form offers, in the words of its kind. */
export const pickView = (state: FngState, from: PickFrom, id: number): PickView => ({ id, ...makers[from](state, id) })
