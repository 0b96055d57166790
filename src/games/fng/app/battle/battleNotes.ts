import type { BattleNote, BattleStructureView, BattleView } from '../../contract/battle.ts'
import { refusesOutsideTurn, type Call, type Craft } from '../../rules/battle/battle.ts'
import { craftModeWords, isInPlay, pilotRep, pointsOf } from '../../rules/battle/air/craft.ts'
import { readyNow } from '../../rules/battle/support/ready.ts'
import { radiosToUse, refusesCalls, whyNoRadio } from '../../rules/battle/support/radio.ts'
import type { FngState } from '../../rules/state.ts'
import { readyNames } from '../../rules/words.ts'
import { lastingText } from './eventWords.ts'
import { sectorOfCraft } from './craftView.ts'
import { callStatusWords, callWords, structureWords } from './battleWords.ts'

const inSector = (sector: number | null): string => (sector === null ? '' : `, sector ${sector}`)

/** @returns what lasts for some turns: smoke, fires, registered targets. What only the rules keep count of is left out. */
export function lastingNotes(state: FngState): BattleNote[] {
  const kept = ['supportClosed', 'readyUsed', 'looted']
  return state.lasting
    .filter(({ kind }) => !kept.includes(kind))
    .flatMap((row) => {
      const { id, sector, until } = row
      const text = lastingText(state, row)
      const when = until === null ? '' : `to turn ${until}`
      return text === null ? [] : [{ id, text: `${text}${inSector(sector)}`, when, sector }]
    })
}

/** @returns buildings, bunkers, traps and whatever else stands on the table. */
export function structureViews(state: FngState): BattleStructureView[] {
  return state.structures.map(({ id, kind, name, sector, dv, buildingId, state: now }) => ({
    id,
    kind,
    state: now,
    building: buildingId ?? id,
    text: `${name === '' ? structureWords[kind] : name}${inSector(sector)}`,
    when: [now === 'standing' || now === 'set' ? '' : now, dv > 0 ? `DV ${dv}` : '']
      .filter((part) => part !== '')
      .join(', '),
    sector,
  }))
}

/** @returns support that is under way, waits or is here, aircraft one by one; what is over is left out. */
export const callNotes = (state: FngState): BattleNote[] =>
  state.calls
    .filter(({ status }) => status !== 'done' && status !== 'lost')
    .flatMap((call) => {
      const flying = state.craft.filter((craft) => craft.callId === call.id && isInPlay(craft))
      if (flying.length > 0) return flying.map((craft) => craftNote(state, craft))
      const text = call.what === '' ? callWords[call.kind] : `${callWords[call.kind]}: ${call.what}`
      return [{ id: call.id, text, when: whenOf(call), sector: null }]
    })

/** "F-100 Hun, REP 4, damage 1 of 5". */
function craftNote(state: FngState, craft: Craft): BattleNote {
  const { id, name, mode, damage, freeTurn } = craft
  const sector = sectorOfCraft(craft)
  const hurt = damage > 0 ? `, damage ${damage} of ${pointsOf(state, craft)}` : ''
  const acts = freeTurn > state.battle[0]!.turn ? `, acts in turn ${freeTurn}` : ''
  return {
    id,
    text: `${name}, REP ${pilotRep(craft)}${hurt}`,
    when: `${craftModeWords[mode]}${inSector(sector)}${acts}`,
    sector,
  }
}

/** When a call comes, in words: "in turn 8"; else how it stands. */
export function whenOf({ status, arrives }: Call): string {
  if (status === 'underWay' && arrives !== null) return `in turn ${arrives}`
  return callStatusWords[status]
}

/** @returns what can be called for, and by whom (FNG p. 74). */
export function supportView(state: FngState): Extract<BattleView, { status: 'fought' | 'ended' }>['support'] {
  const battle = state.battle[0]!
  return {
    level: battle.supportLevel,
    ready: readyNow(state).map((kind) => readyNames[kind]),
    radios: radiosToUse(state).map(({ name }) => name),
    refused: whyNoRadio(state) ?? refusesOutsideTurn(state) ?? refusesCalls(state),
  }
}
