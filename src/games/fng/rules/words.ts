import type {
  Area,
  Corps,
  DayPart,
  Deed,
  DefenseTask,
  EnemyType,
  FreeWorldList,
  Grade,
  MissionType,
  PartyMember,
  PoliticalStatus,
  Post,
  SoldierStatus,
  SupportType,
  Weather,
} from './state.ts'

/** What the words of the state are called to the player. One place, for lines, screens and sheets. */

export const forceNames: Readonly<Record<FreeWorldList, string>> = {
  'us-army-infantry': 'US Army',
  usmc: 'USMC',
  'sf-cidg': 'Special Forces CIDG',
  anzac: 'ANZAC',
  'arvn-pre-1968': 'ARVN',
  'arvn-post-1968': 'ARVN',
}

export const corpsNames: Readonly<Record<Corps, string>> = {
  i: 'I Corps',
  ii: 'II Corps',
  iii: 'III Corps',
  iv: 'IV Corps',
}

export const areaNames: Readonly<Record<Area, string>> = {
  dmz: 'DMZ',
  coastal: 'coastal',
  interior: 'interior',
  highlands: 'highlands',
  'free-fire-zone': 'free fire zone',
  swamp: 'swamp',
}

export const missionNames: Readonly<Record<MissionType, string>> = {
  ambush: 'Ambush',
  defense: 'Defense',
  fight: 'Fight',
  patrol: 'Patrol',
  recon: 'Recon',
}

export const taskNames: Readonly<Record<DefenseTask, string>> = {
  radioRelay: 'Radio Relay',
  resupplySite: 'Resupply Site',
  waterParty: 'Water Party',
  wounded: 'Wounded',
  checkPoint: 'Check Point',
  bridge: 'Bridge',
}

export const politicalNames: Readonly<Record<PoliticalStatus, string>> = {
  pacified: 'Pacified',
  contested: 'Contested',
  proCommunist: 'Pro-Communist',
}

export const weatherNames: Readonly<Record<Weather, string>> = {
  clear: 'Clear',
  variable: 'Variable',
  inclement: 'Inclement',
  terrible: 'Terrible',
}

export const dayPartNames: Readonly<Record<DayPart, string>> = {
  night: 'Night',
  preDawn: 'Pre-Dawn',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
}

export const enemyNames: Readonly<Record<EnemyType, string>> = { lvc: 'Local VC', mfvc: 'Main Force VC', nva: 'NVA' }

export const supportNames: Readonly<Record<SupportType, string>> = {
  artillery: 'artillery and mortars',
  tacticalAir: 'tactical air',
  helicopters: 'helicopters',
  reinforcements: 'reinforcements',
}

/** What of each kind a Support Level has Ready: one asset, by name (FNG p. 75). */
export const readyNames: Readonly<Record<SupportType, string>> = {
  artillery: 'one artillery mission',
  tacticalAir: 'one FAC',
  helicopters: 'one helicopter mission',
  reinforcements: 'one reinforcement',
}

/**
 * @returns a rank or post inside a sentence: "squad leader", but "Jr NCO" and "RTO".
 */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]+(?: [a-z]+)*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** "1 month", "4 months", "half a month", "4½ months". */
export function monthsText(halfMonths: number): string {
  const whole = Math.floor(halfMonths / 2)
  if (halfMonths === 1) return 'half a month'
  return `${whole}${halfMonths % 2 === 0 ? '' : '½'} ${halfMonths === 2 ? 'month' : 'months'}`
}

export const postNames: Readonly<Record<Post, string>> = {
  platoonLeader: 'Platoon leader',
  platoonSergeant: 'Platoon sergeant',
  squadLeader: 'Squad leader',
  jrNco: 'Jr NCO',
  lmgGunner: 'LMG gunner',
  lmgAssistant: 'LMG assistant',
  grenadier: 'Grenadier',
  autoRifleman: 'Auto rifle',
  smgGunner: 'SMG',
  rifleman: 'Rifleman',
  rto: 'RTO',
  runner: 'Runner',
  medic: 'Medic',
  translator: 'Translator',
  lldbLieutenant: 'LLDB lieutenant',
  forwardObserver: 'Forward observer',
  foRto: 'FO RTO',
  advisor: 'US advisor',
  advisorRto: 'Advisor RTO',
  politicalOfficer: 'Political officer',
  guide: 'Guide',
}

export const statusNames: Readonly<Record<SoldierStatus, string>> = {
  present: 'present',
  hospital: 'in hospital',
  rAndR: 'on R&R',
  dead: 'killed',
  missing: 'missing',
  sentHome: 'died of wounds or sent home',
  wentHome: 'went home',
  relieved: 'relieved',
}

export const deedNames: Readonly<Record<Deed, string>> = {
  broughtInWounded: 'brought in a wounded comrade under fire',
  twoInMelee: 'put down two or more enemies in melee',
  fourSingleHanded: 'put four or more enemies out of action single-handed',
  capturedUnwounded: 'captured an unwounded enemy',
  destroyedBunker: 'destroyed an occupied bunker single-handed',
  other: 'another deed',
}

/** @returns what he did, after his name: "brought in a wounded comrade under fire"; null for who did no deed. */
export const deedText = ({ deed, deedWords }: Pick<PartyMember, 'deed' | 'deedWords'>): string | null =>
  deed === 'other' ? afterHisName(deedWords ?? deedNames.other) : deed && deedNames[deed]

/** A player may write "Went back for the radio.": after a name it begins small, and the sentence goes on behind it. */
const afterHisName = (words: string): string =>
  words
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

export const gradeNames: Readonly<Record<Grade, string>> = {
  officer: 'officer',
  nco: 'NCO',
  jrNco: 'Jr NCO',
  enlisted: 'enlisted',
}
