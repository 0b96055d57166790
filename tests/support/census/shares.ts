import type { Table } from '../../../src/main/engine/table.ts'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'

/** The census is taken in three parts, each by a test file of its own, so that all cores share the work. */
export type Share = 'campaign' | 'ground' | 'afar'

const patterns: Readonly<Record<Exclude<Share, 'ground'>, RegExp>> = {
  campaign:
    /^(attributes|gear|army\.(us|sf|anzac|arvn|index|date).*|campaign\..*|after.*|(river|road)\.direction|terrain\.(?!effects).*|support-level\..*|mission\.(contact|support-level|enemy-activity-level|day-part|weather|type\..*|game-length|pef-count|victory-points|ambush-side|defense-task))$/,
  afar: /^(artillery|mortar|air|heli|reinforcement|making-the-call|activate-subordinate|ready-support|political-officer|list\.)/,
}

/** @returns the part in which a table is counted: what tours meet, what comes from afar, and all else of a battle. */
export const shareOf = ({ id }: Pick<Table, 'id'>): Share =>
  patterns.campaign.test(id) ? 'campaign' : patterns.afar.test(id) ? 'afar' : 'ground'

export const tablesOf = (share: Share): readonly Table[] => fngTables.filter((table) => shareOf(table) === share)
