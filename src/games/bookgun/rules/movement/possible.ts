import { refuse } from '../../../../main/engine/mustBe.ts'
import type { Asked } from '../inputs.ts'
import type { Troop } from '../state.ts'
import { isBoat, isOnSnow, isVehicle, walks } from './mobilities.ts'
import { isCharge, isOnRoad } from './ways.ts'

/**
 * What no unit can do as it stands, whatever the tables say.
 * @throws RuleError `bad-input`.
 */
export function mustBePossible(troop: Troop, asked: Asked): void {
  const { name, mobility, kind } = troop
  const charges = isCharge(asked.way)
  if (troop.carrierId !== null) refuse(`${name} rides: it moves with what carries it, or dismounts.`)
  if (mobility === 'gun' && troop.limbered) refuse(`${name} is limbered: it moves with what tows it.`)
  if (mobility === 'gun' && troop.gunTurns > 0) refuse(`${name} is being limbered or unlimbered.`)
  if (asked.prone && (!walks(mobility) || troop.mounted)) refuse('Only figures on foot go prone.')
  if (asked.prone && (charges || asked.way === 'road'))
    refuse('Prone figures move 1D6 in any terrain, and no other way.')
  if (charges && asked.backs) refuse('Nobody charges backwards.')
  if (asked.backs && asked.turns > 0 && isVehicle(mobility))
    refuse('A vehicle does not turn while it backs up: it goes straight back.')
  if (mobility === 'skiDoo' && !isOnSnow(mobility, asked.weather))
    refuse('A Ski Doo may not go where there is no snow.')
  if (kind === 'scouts' && charges) refuse('Scouts have 3D6 and no charge.')
  if (asked.carrying && (!walks(mobility) || charges)) refuse('Who carries wounded is on foot, and does not charge.')
  if (asked.ends !== 'free' && (mobility !== 'foot' || charges))
    refuse('Only figures on foot get over a wall or through a window.')
  if (isOnRoad(asked.way)) mustKeepTheRoad(troop, asked)
}

/** The road rate is for a column that is on the road all turn (p. 15-16). */
function mustKeepTheRoad({ mobility, kind, formation }: Troop, asked: Asked): void {
  if (isBoat(mobility) || mobility === 'aircraft') refuse('That has no use for a road.')
  if (asked.ground !== 'clear') refuse('On a road it is the road that counts: the ground is clear.')
  if (kind === 'scouts') refuse('Scouts are in open order, and have no road rate.')
  if (walks(mobility) && mobility !== 'bicycles' && (asked.formation !== 'column' || formation !== 'column'))
    refuse('The road rate is for a column that is one already.')
}
