import { defineTable } from '../../../../main/engine/table.ts'

/** VC/NVA reinforcements, EAL 1 (FNG p. 95). */
export const vcNvaReinforcementsEal1 = defineTable({
  id: 'reinforcements.vc-nva.eal-1',
  title: 'VC/NVA reinforcements, EAL 1',
  page: 95,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 4,
      gives: { lvc: 'cell', mfvc: 'halfSquad', nva: 'halfSquad' },
      cells: {
        LVC: 'Three-man cell',
        MFVC: 'Six-man half squad with (1-3) LMG or (4-6) RPG',
        NVA: 'Six-man half squad with (1-3) LMG or (4-6) RPG',
      },
    },
    {
      from: 5,
      to: 5,
      gives: { lvc: 'nothing', mfvc: 'nothing', nva: 'nothing' },
      cells: { LVC: 'Nothing', MFVC: 'Nothing', NVA: 'Nothing' },
    },
    {
      from: 6,
      to: 6,
      gives: { lvc: 'lone', mfvc: 'rpgTeamSks', nva: 'rpgTeamAk' },
      cells: {
        LVC: 'One LVC',
        MFVC: 'Two-man RPG team, 1d6 rockets, SKS',
        NVA: 'Two-man RPG team, 1d6 rockets, AK-47',
      },
    },
  ],
})

/** VC/NVA reinforcements, EAL 2 (FNG p. 95). */
export const vcNvaReinforcementsEal2 = defineTable({
  id: 'reinforcements.vc-nva.eal-2',
  title: 'VC/NVA reinforcements, EAL 2',
  page: 95,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 6,
      gives: { lvc: 'cell', mfvc: 'halfSquad', nva: 'halfSquad' },
      cells: {
        LVC: 'Three-man cell',
        MFVC: 'Six-man half squad with (1-3) LMG or (4-6) RPG',
        NVA: 'Six-man half squad with (1-3) LMG or (4-6) RPG',
      },
    },
    {
      from: 7,
      to: 9,
      gives: { lvc: 'cellAndLmgTeam', mfvc: 'halfSquad', nva: 'squadAndGuide' },
      cells: {
        LVC: 'Three-man cell with a two-man LMG team',
        MFVC: 'Six-man half squad with (1-3) LMG or (4-6) RPG',
        NVA: 'Squad with an armed LVC guide',
      },
    },
    {
      from: 10,
      to: 10,
      gives: { lvc: 'mortarBarrage', mfvc: 'mortarBarrage', nva: 'mortarBarrage' },
      cells: {
        LVC: 'Three-round medium mortar barrage, available on a single target',
        MFVC: 'Three-round medium mortar barrage, available on a single target',
        NVA: 'Three-round medium mortar barrage, available on a single target',
      },
    },
    {
      from: 11,
      to: 11,
      gives: { lvc: 'cellWithRpg', mfvc: 'rpgOrLmgTeam', nva: 'lmgTeamOrSniper' },
      cells: {
        LVC: 'Three-man cell with an RPG',
        MFVC: 'Two-man (1-3) RPG team or (4-6) LMG team',
        NVA: '(1-3) two-man LMG team or (4-6) lone REP 5 "sniper" with SKS',
      },
    },
    {
      from: 12,
      to: 12,
      gives: { lvc: 'nothing', mfvc: 'nothing', nva: 'nothing' },
      cells: { LVC: 'Nothing', MFVC: 'Nothing', NVA: 'Nothing' },
    },
  ],
})

/** VC/NVA reinforcements, EAL 3 (FNG p. 95). */
export const vcNvaReinforcementsEal3 = defineTable({
  id: 'reinforcements.vc-nva.eal-3',
  title: 'VC/NVA reinforcements, EAL 3',
  page: 95,
  dice: { kind: 'added', count: 3 },
  how: '3d6 added',
  modifiers: [],
  rows: [
    {
      from: 3,
      to: 4,
      gives: { lvc: 'mmgTeam', mfvc: 'mmgTeam', nva: 'mmgTeam' },
      cells: { LVC: 'Three-man MMG team', MFVC: 'Three-man MMG team', NVA: 'Three-man MMG team' },
    },
    {
      from: 5,
      to: 8,
      gives: { lvc: 'fullSquad', mfvc: 'squad', nva: 'squad' },
      cells: { LVC: 'Full squad', MFVC: 'Squad', NVA: 'Squad' },
    },
    {
      from: 9,
      to: 10,
      gives: { lvc: 'fullSquad', mfvc: 'demolitionUnit', nva: 'mortarTeam' },
      cells: {
        LVC: 'Full squad',
        MFVC: 'Six-man demolition unit, each with one satchel charge and (1-3) SMG or (4-6) M-2 carbine',
        NVA: 'Three-man medium mortar team',
      },
    },
    {
      from: 11,
      to: 11,
      gives: { lvc: 'officerAndGuards', mfvc: 'officerAndGuards', nva: 'officerAndGuards' },
      cells: {
        LVC: 'Cadre with two LVC bodyguards',
        MFVC: 'Political Officer with two riflemen bodyguards',
        NVA: 'Political Officer with two riflemen bodyguards',
      },
    },
    {
      from: 12,
      to: 14,
      gives: { lvc: 'platoonHq', mfvc: 'platoonHq', nva: 'platoonHq' },
      cells: { LVC: 'Platoon HQ', MFVC: 'Platoon HQ', NVA: 'Platoon HQ' },
    },
    {
      from: 15,
      to: 16,
      gives: { lvc: 'mortarBarrage', mfvc: 'mortarBarrage', nva: 'mortarBarrage' },
      cells: {
        LVC: 'Three-round medium mortar barrage, available on a single target',
        MFVC: 'Three-round medium mortar barrage, available on a single target',
        NVA: 'Three-round medium mortar barrage, available on a single target',
      },
    },
    {
      from: 17,
      to: 17,
      gives: { lvc: 'medicAndNurses', mfvc: 'scouts', nva: 'toughScouts' },
      cells: {
        LVC: 'Unarmed medic and two unarmed female nurses (as REP 3 civilians)',
        MFVC: 'Three-man scout team, each with (1-3) SMG or (4-6) M-2 carbine, and wire cutters',
        NVA: 'Three-man scout team (one is Leader), each with AK-47, wire cutters and the Tough attribute',
      },
    },
    {
      from: 18,
      to: 18,
      gives: { lvc: 'sniper', mfvc: 'sniper', nva: 'sniper' },
      cells: {
        LVC: 'Sniper with BA rifle and scope',
        MFVC: 'Sniper with BA rifle and scope',
        NVA: 'Sniper with BA rifle and scope',
      },
    },
  ],
})

/** VC/NVA reinforcements, EAL 4 (FNG p. 95). */
export const vcNvaReinforcementsEal4 = defineTable({
  id: 'reinforcements.vc-nva.eal-4',
  title: 'VC/NVA reinforcements, EAL 4',
  page: 95,
  dice: { kind: 'added', count: 4 },
  how: '4d6 added',
  modifiers: [],
  rows: [
    {
      from: 4,
      to: 6,
      gives: { lvc: 'mmgTeam', mfvc: 'mmgTeam', nva: 'mmgTeam' },
      cells: { LVC: 'Three-man MMG team', MFVC: 'Three-man MMG team', NVA: 'Three-man MMG team' },
    },
    {
      from: 7,
      to: 8,
      gives: { lvc: 'fullSquadAndRto', mfvc: 'demolitionUnit', nva: 'mortarTeam' },
      cells: {
        LVC: 'Full squad with an RTO',
        MFVC: 'Six-man demolition unit, each with one satchel charge and (1-3) SMG or (4-6) M-2 carbine',
        NVA: 'Three-man medium mortar team',
      },
    },
    {
      from: 9,
      to: 10,
      gives: { lvc: 'platoonHq', mfvc: 'platoonHq', nva: 'platoonHq' },
      cells: { LVC: 'Platoon HQ', MFVC: 'Platoon HQ', NVA: 'Platoon HQ' },
    },
    {
      from: 11,
      to: 11,
      gives: { lvc: 'officerAndGuards', mfvc: 'officerAndGuards', nva: 'officerAndGuards' },
      cells: {
        LVC: 'Cadre with two LVC bodyguards',
        MFVC: 'Political Officer with two riflemen bodyguards',
        NVA: 'Political Officer with two riflemen bodyguards',
      },
    },
    {
      from: 12,
      to: 14,
      gives: { lvc: 'fullPlatoon', mfvc: 'fullPlatoon', nva: 'fullPlatoon' },
      cells: { LVC: 'Full platoon', MFVC: 'Full platoon', NVA: 'Full platoon' },
    },
    {
      from: 15,
      to: 16,
      gives: { lvc: 'artilleryBarrage', mfvc: 'artilleryBarrage', nva: 'artilleryBarrage' },
      cells: {
        LVC: 'Three-round medium artillery barrage, available on a single target',
        MFVC: 'Three-round medium artillery barrage, available on a single target',
        NVA: 'Three-round medium artillery barrage, available on a single target',
      },
    },
    {
      from: 17,
      to: 18,
      gives: { lvc: 'medicAndNurses', mfvc: 'scouts', nva: 'toughScouts' },
      cells: {
        LVC: 'Unarmed medic and two unarmed female nurses (as REP 3 civilians)',
        MFVC: 'Three-man scout team, each with (1-3) SMG or (4-6) M-2 carbine, and wire cutters',
        NVA: 'Three-man scout team (one is Leader), each with AK-47, wire cutters and the Tough attribute',
      },
    },
    {
      from: 19,
      to: 19,
      gives: { lvc: 'halfSquadAndMedic', mfvc: 'halfSquadAndMedic', nva: 'halfSquadAndMedic' },
      cells: { LVC: 'Half squad with medic', MFVC: 'Half squad with medic', NVA: 'Half squad with medic' },
    },
    {
      from: 20,
      to: 21,
      gives: { lvc: 'lightMortarTeam', mfvc: 'recoillessTeam', nva: 'hmgTeam' },
      cells: {
        LVC: 'Three-man light mortar team',
        MFVC: 'Two-man 82mm recoilless rifle team',
        NVA: 'Three-man HMG team',
      },
    },
    {
      from: 22,
      to: 24,
      gives: { lvc: 'sniper', mfvc: 'sniper', nva: 'sniper' },
      cells: {
        LVC: 'Sniper with BA rifle and scope',
        MFVC: 'Sniper with BA rifle and scope',
        NVA: 'Sniper with BA rifle and scope',
      },
    },
  ],
})

/** VC/NVA reinforcements, EAL 5 (FNG p. 96). */
export const vcNvaReinforcementsEal5 = defineTable({
  id: 'reinforcements.vc-nva.eal-5',
  title: 'VC/NVA reinforcements, EAL 5',
  page: 96,
  dice: { kind: 'added', count: 5 },
  how: '5d6 added',
  modifiers: [],
  rows: [
    {
      from: 5,
      to: 7,
      gives: { lvc: 'mmgTeam', mfvc: 'mmgTeam', nva: 'mmgTeam' },
      cells: { LVC: 'Three-man MMG team', MFVC: 'Three-man MMG team', NVA: 'Three-man MMG team' },
    },
    {
      from: 8,
      to: 9,
      gives: { lvc: 'fullSquadAndRto', mfvc: 'demolitionUnit', nva: 'twoMortarTeams' },
      cells: {
        LVC: 'Full squad with an RTO',
        MFVC: 'Six-man demolition unit, each with one satchel charge and (1-3) SMG or (4-6) M-2 carbine',
        NVA: 'Two three-man medium mortar teams',
      },
    },
    {
      from: 10,
      to: 11,
      gives: { lvc: 'platoonHq', mfvc: 'platoonHq', nva: 'platoonHq' },
      cells: { LVC: 'Platoon HQ', MFVC: 'Platoon HQ', NVA: 'Platoon HQ' },
    },
    {
      from: 12,
      to: 12,
      gives: { lvc: 'officerAndGuards', mfvc: 'officerAndGuards', nva: 'officerAndGuards' },
      cells: {
        LVC: 'Cadre with two LVC bodyguards',
        MFVC: 'Political Officer with two riflemen bodyguards',
        NVA: 'Political Officer with two riflemen bodyguards',
      },
    },
    {
      from: 13,
      to: 20,
      gives: { lvc: 'fullPlatoon', mfvc: 'fullPlatoon', nva: 'fullPlatoon' },
      cells: { LVC: 'Full platoon', MFVC: 'Full platoon', NVA: 'Full platoon' },
    },
    {
      from: 21,
      to: 22,
      gives: { lvc: 'mortarBarrage', mfvc: 'mortarBarrage', nva: 'mortarBarrage' },
      cells: {
        LVC: 'Three-round medium mortar barrage, available on a single target',
        MFVC: 'Three-round medium mortar barrage, available on a single target',
        NVA: 'Three-round medium mortar barrage, available on a single target',
      },
    },
    {
      from: 23,
      to: 24,
      gives: { lvc: 'medicAndNurses', mfvc: 'scouts', nva: 'toughScouts' },
      cells: {
        LVC: 'Unarmed medic and two unarmed female nurses (as REP 3 civilians)',
        MFVC: 'Three-man scout team, each with (1-3) SMG or (4-6) M-2 carbine, and wire cutters',
        NVA: 'Three-man scout team (one is Leader), each with AK-47, wire cutters and the Tough attribute',
      },
    },
    {
      from: 25,
      to: 26,
      gives: { lvc: 'halfSquadAndMedicAndRto', mfvc: 'halfSquadAndMedicAndRto', nva: 'halfSquadAndMedicAndRto' },
      cells: {
        LVC: 'Half squad with medic and RTO',
        MFVC: 'Half squad with medic and RTO',
        NVA: 'Half squad with medic and RTO',
      },
    },
    {
      from: 27,
      to: 28,
      gives: { lvc: 'twoLightMortarTeams', mfvc: 'recoillessTeam', nva: 'hmgTeamAndHalfSquad' },
      cells: {
        LVC: 'Two three-man light mortar teams',
        MFVC: 'Two-man 82mm recoilless rifle team',
        NVA: 'Three-man HMG team with half squad',
      },
    },
    {
      from: 29,
      to: 29,
      gives: { lvc: 'sniper', mfvc: 'sniper', nva: 'sniper' },
      cells: {
        LVC: 'Sniper with BA rifle and scope',
        MFVC: 'Sniper with BA rifle and scope',
        NVA: 'Sniper with BA rifle and scope',
      },
    },
    {
      from: 30,
      to: 30,
      gives: { lvc: 'twoArtilleryBarrages', mfvc: 'twoArtilleryBarrages', nva: 'twoArtilleryBarrages' },
      cells: {
        LVC: 'Two three-round medium artillery barrages, available on a single target',
        MFVC: 'Two three-round medium artillery barrages, available on a single target',
        NVA: 'Two three-round medium artillery barrages, available on a single target',
      },
    },
  ],
})

/** VC/NVA reinforcements, EAL 6 (FNG p. 96). */
export const vcNvaReinforcementsEal6 = defineTable({
  id: 'reinforcements.vc-nva.eal-6',
  title: 'VC/NVA reinforcements, EAL 6',
  page: 96,
  dice: { kind: 'added', count: 6 },
  how: '6d6 added',
  modifiers: [],
  rows: [
    {
      from: 6,
      to: 7,
      gives: { lvc: 'mmgTeam', mfvc: 'mmgTeam', nva: 'mmgTeam' },
      cells: { LVC: 'Three-man MMG team', MFVC: 'Three-man MMG team', NVA: 'Three-man MMG team' },
    },
    {
      from: 8,
      to: 9,
      gives: { lvc: 'fullSquad', mfvc: 'demolitionUnit', nva: 'twoMortarTeams' },
      cells: {
        LVC: 'Full squad',
        MFVC: 'Six-man demolition unit, each with one satchel charge and (1-3) SMG or (4-6) M-2 carbine',
        NVA: 'Two three-man medium mortar teams',
      },
    },
    {
      from: 10,
      to: 11,
      gives: { lvc: 'platoonHq', mfvc: 'platoonHq', nva: 'platoonHq' },
      cells: { LVC: 'Platoon HQ', MFVC: 'Platoon HQ', NVA: 'Platoon HQ' },
    },
    {
      from: 12,
      to: 12,
      gives: { lvc: 'officerAndGuards', mfvc: 'officerAndGuards', nva: 'officerAndGuards' },
      cells: {
        LVC: 'Cadre with two LVC bodyguards',
        MFVC: 'Political Officer with two riflemen bodyguards',
        NVA: 'Political Officer with two riflemen bodyguards',
      },
    },
    {
      from: 13,
      to: 20,
      gives: { lvc: 'fullPlatoon', mfvc: 'fullPlatoon', nva: 'fullPlatoon' },
      cells: { LVC: 'Full platoon', MFVC: 'Full platoon', NVA: 'Full platoon' },
    },
    {
      from: 21,
      to: 22,
      gives: { lvc: 'mortarBarrage', mfvc: 'mortarBarrage', nva: 'mortarBarrage' },
      cells: {
        LVC: 'Three-round medium mortar barrage, available on a single target',
        MFVC: 'Three-round medium mortar barrage, available on a single target',
        NVA: 'Three-round medium mortar barrage, available on a single target',
      },
    },
    {
      from: 23,
      to: 24,
      gives: { lvc: 'medicAndNurses', mfvc: 'scouts', nva: 'toughScouts' },
      cells: {
        LVC: 'Unarmed medic and two unarmed female nurses (as REP 3 civilians)',
        MFVC: 'Three-man scout team, each with (1-3) SMG or (4-6) M-2 carbine, and wire cutters',
        NVA: 'Three-man scout team (one is Leader), each with AK-47, wire cutters and the Tough attribute',
      },
    },
    {
      from: 25,
      to: 26,
      gives: { lvc: 'halfSquadAndMedic', mfvc: 'halfSquadAndMedic', nva: 'halfSquadAndMedic' },
      cells: { LVC: 'Half squad with medic', MFVC: 'Half squad with medic', NVA: 'Half squad with medic' },
    },
    {
      from: 27,
      to: 28,
      gives: { lvc: 'twoLightMortarTeams', mfvc: 'recoillessTeam', nva: 'hmgTeamAndHalfSquad' },
      cells: {
        LVC: 'Two three-man light mortar teams',
        MFVC: 'Two-man 82mm recoilless rifle team',
        NVA: 'Three-man HMG team with half squad',
      },
    },
    {
      from: 29,
      to: 29,
      gives: { lvc: 'sniper', mfvc: 'sniper', nva: 'sniper' },
      cells: {
        LVC: 'Sniper with BA rifle and scope',
        MFVC: 'Sniper with BA rifle and scope',
        NVA: 'Sniper with BA rifle and scope',
      },
    },
    {
      from: 30,
      to: 32,
      gives: { lvc: 'twoArtilleryBarrages', mfvc: 'twoArtilleryBarrages', nva: 'twoArtilleryBarrages' },
      cells: {
        LVC: 'Two three-round medium artillery barrages, available on a single target',
        MFVC: 'Two three-round medium artillery barrages, available on a single target',
        NVA: 'Two three-round medium artillery barrages, available on a single target',
      },
    },
    {
      from: 33,
      to: 34,
      gives: { lvc: 'suicideTroops', mfvc: 'suicideTroops', nva: 'suicideTroops' },
      cells: {
        LVC: '1d6 suicide troops: random weapons (VC Weapons table, p. 12), CDMs strapped on (setting one off kills its bearer), Nerves of Steel attribute',
        MFVC: '1d6 suicide troops: random weapons (VC Weapons table, p. 12), CDMs strapped on (setting one off kills its bearer), Nerves of Steel attribute',
        NVA: '1d6 suicide troops: random weapons (VC Weapons table, p. 12), CDMs strapped on (setting one off kills its bearer), Nerves of Steel attribute',
      },
    },
    {
      from: 35,
      to: 36,
      gives: { lvc: 'tank', mfvc: 'tank', nva: 'tank' },
      cells: {
        LVC: 'Tank, if after January 1968; otherwise the artillery barrages of the 30-32 row',
        MFVC: 'Tank, if after January 1968; otherwise the artillery barrages of the 30-32 row',
        NVA: 'Tank, if after January 1968; otherwise the artillery barrages of the 30-32 row',
      },
    },
  ],
})
