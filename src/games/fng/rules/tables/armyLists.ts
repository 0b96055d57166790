import { defineTable } from '../../../../main/engine/table.ts'

/** The nine lists (FNG p. 7). */
export const armyIndex = defineTable({
  id: 'army.index',
  title: 'the nine army lists',
  page: 7,
  alsoOn: [9, 10, 12],
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    { key: 'us-army-infantry', cells: { list: 'America: Army Infantry', side: 'FWF', page: 9 } },
    { key: 'usmc', cells: { list: 'America: USMC', side: 'FWF', page: 9 } },
    { key: 'sf-cidg', cells: { list: 'America: Special Forces CIDG', side: 'FWF', page: 9 } },
    { key: 'anzac', cells: { list: 'ANZAC', side: 'FWF', page: 10 } },
    { key: 'arvn-pre-1968', cells: { list: 'ARVN, before 1968', side: 'FWF', page: 10 } },
    { key: 'arvn-post-1968', cells: { list: 'ARVN, from 1968', side: 'FWF', page: 10 } },
    { key: 'nva', cells: { list: 'North Vietnamese Army', side: 'CF', page: 12 } },
    { key: 'mfvc', cells: { list: 'Main Force Viet Cong', side: 'CF', page: 12 } },
    { key: 'lvc', cells: { list: 'Local Viet Cong', side: 'CF', page: 12 } },
  ],
})

/** What changes when (FNG p. 6). */
export const dateChanges = defineTable({
  id: 'army.date-changes',
  title: 'changes of weapons and equipment by date',
  page: 6,
  alsoOn: [9, 10, 12],
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'starlightScopes',
      gives: { halfMonth: 12 },
      cells: { 'date to implement': '1 July 1967', printed: 'mid 1967', list: 'all FWF', change: 'starlight scopes' },
    },
    {
      key: 'mfvcAk47',
      gives: { halfMonth: 12 },
      cells: {
        'date to implement': '1 July 1967',
        printed: 'before mid 1967',
        list: 'mfvc',
        change: 'no AK-47 before this date',
      },
    },
    {
      key: 'arvnPost1968',
      gives: { halfMonth: 24 },
      cells: {
        'date to implement': '1 January 1968',
        printed: 'pre / post 1968',
        list: 'arvn-pre-1968, arvn-post-1968',
        change: 'list changes from pre to post',
      },
    },
    {
      key: 'usmcM16',
      gives: { halfMonth: 36 },
      cells: {
        'date to implement': '1 July 1968',
        printed: 'by mid 1968',
        list: 'usmc',
        change: 'M-14 becomes M-16; some M-14A1 are kept',
      },
    },
    {
      key: 'usmcLaw',
      gives: { halfMonth: 36 },
      cells: {
        'date to implement': '1 July 1968',
        printed: 'after mid 1968',
        list: 'usmc',
        change: 'the chance of M-20 / 90mm RR ends, (1-3) chance of 1d6 LAWs per squad begins',
      },
    },
    {
      key: 'anzacM16',
      gives: { halfMonth: 36 },
      cells: {
        'date to implement': '1 July 1968',
        printed: 'until mid 1968',
        list: 'anzac',
        change: 'SLRs and most SMGs become M-16',
      },
    },
    {
      key: 'nvaAk47',
      gives: { halfMonth: 36 },
      cells: {
        'date to implement': '1 July 1968',
        printed: 'after mid 1968',
        list: 'nva',
        change: 'AK-47 replaces every SKS; RPG gunners also carry an AK-47; RPG-2 becomes RPG-7',
      },
    },
    {
      key: 'cidgM16',
      gives: { halfMonth: 48 },
      cells: {
        'date to implement': '1 January 1969',
        printed: 'by early 1969',
        list: 'sf-cidg',
        change: 'M-16 replaces all other rifles; BAR becomes M-60',
      },
    },
  ],
})
