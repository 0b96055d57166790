import { byHand, takeRadio } from './byHand.ts'
import { addMenToSquad, addSquad, beginCampaign, correctMan, moveMan, nameSquad } from './campaign.ts'
import { endGame } from './endGame.ts'
import { endTurn } from './endTurn.ts'
import { fillIn, takeValues } from './fillIn.ts'
import { meet, spot } from './find.ts'
import { fire } from './fire.ts'
import { grenade } from './grenade.ts'
import { listen } from './listen.ts'
import { fireClaymore, placeClaymore, runOver, setOffMine } from './mines.ts'
import { fireMortar, moveMortar } from './mortars.ts'
import { move } from './move.ts'
import { layTable, place } from './place.ts'
import { beginGame, deploy, layMines } from './setUp.ts'
import { speculativeFire } from './speculativeFire.ts'
import { checkSealed } from './checkSealed.ts'
import { startTurn } from './startTurn.ts'
import { strike, strikeSealed } from './strike.ts'
import { callShot, closeSupport, smokeRound } from './support.ts'

/** Every step by name, in the order of a campaign. */
export const skirmishSteps = {
  beginCampaign,
  addSquad,
  addMen: addMenToSquad,
  nameSquad,
  moveMan,
  correctMan,
  fillIn,
  takeValues,
  beginGame,
  deploy,
  layMines,
  layTable,
  place,
  startTurn,
  checkSealed,
  callShot,
  smokeRound,
  closeSupport,
  strike,
  strikeSealed,
  move,
  listen,
  meet,
  spot,
  fire,
  speculativeFire,
  grenade,
  fireMortar,
  moveMortar,
  placeClaymore,
  fireClaymore,
  setOffMine,
  runOver,
  takeRadio,
  byHand,
  endTurn,
  endGame,
}
