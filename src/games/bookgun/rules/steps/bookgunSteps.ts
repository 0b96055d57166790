import { casualties, note } from './byHand.ts'
import { beginCampaign } from './campaign.ts'
import { drawCard, enter, joker, pass } from './cards.ts'
import { conceal, nameCommander } from './conceal.ts'
import { setRoe, setWeather } from './conditions.ts'
import { agreeToEnd, endGame } from './endGame.ts'
import { endPhase } from './endPhase.ts'
import { fillIn, takeValues } from './fillIn.ts'
import { closeCombat, fire } from './fire.ts'
import { addFormation, disband, nameFormation } from './formations.ts'
import { dismount, handleGun, mount, stampede } from './mounting.ts'
import { climb, move, moveColumn } from './move.ts'
import { rally } from './rally.ts'
import { addFigures, addUnit, bringBack, chooseWeapon, editUnit, takeOutFigures, takeOutUnit } from './rosters.ts'
import { beginGame, deploy, deployMob, setVehicles, startPlay } from './setUp.ts'
import { scoutsBack, sendScouts } from './scouts.ts'
import { reveal, spot } from './spot.ts'

/** Every step by name, in the order of a campaign. */
export const bookgunSteps = {
  beginCampaign,
  addFormation,
  nameFormation,
  disband,
  addUnit,
  editUnit,
  chooseWeapon,
  addFigures,
  takeOutFigures,
  bringBack,
  takeOutUnit,
  fillIn,
  takeValues,
  beginGame,
  deploy,
  deployMob,
  setVehicles,
  conceal,
  nameCommander,
  setRoe,
  setWeather,
  startPlay,
  drawCard,
  pass,
  joker,
  enter,
  move,
  moveColumn,
  climb,
  rally,
  mount,
  dismount,
  handleGun,
  sendScouts,
  scoutsBack,
  fire,
  spot,
  reveal,
  stampede,
  closeCombat,
  casualties,
  note,
  endPhase,
  agreeToEnd,
  endGame,
}
