import { casualties, note } from './byHand.ts'
import { beginCampaign } from './campaign.ts'
import { drawCard, enter, joker, pass } from './cards.ts'
import { agreeToEnd, endGame } from './endGame.ts'
import { endPhase } from './endPhase.ts'
import { fillIn, takeValues } from './fillIn.ts'
import { closeCombat, fire } from './fire.ts'
import { dismount, handleGun, mount, stampede } from './mounting.ts'
import { climb, move, moveColumn } from './move.ts'
import { rally } from './rally.ts'
import {
  addFigures,
  addFormation,
  addUnit,
  bringBack,
  chooseWeapon,
  disband,
  editUnit,
  nameFormation,
  takeOutFigures,
  takeOutUnit,
} from './rosters.ts'
import {
  beginGame,
  conceal,
  deploy,
  deployMob,
  nameCommander,
  setRoe,
  setVehicles,
  setWeather,
  startPlay,
} from './setUp.ts'
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
