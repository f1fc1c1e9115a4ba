/** What people call a card for short: one word, as it is painted on a small poster. */
export const SHORT_NAMES: Readonly<Partial<Record<string, string>>> = {
  G01: 'Bonnie', G02: 'Len', G03: 'Abner', G04: 'Sam', G05: 'Paula', G06: 'Cooper', G07: 'Hank', G08: 'Josie', G09: 'Orrin', G10: 'Lottie',
  G11: 'Ned', G12: 'Clay', G13: 'Ezekiel', G14: 'Dandy', G15: 'Auntie', G16: 'Crate', G17: 'Bags', G18: 'Belt', G19: 'Spring', G20: 'Coffee',
  G21: 'Supper', G22: 'Store', G23: 'Peddler', G24: 'Stable', G25: 'Sheriff', G26: 'Inn', G27: 'Well', G28: 'Thorns', G29: 'Gold Pan', G30: 'Race',
  Y01: 'Marlon', Y02: 'Tom', Y03: 'Kate', Y04: 'Lyle', Y05: 'Finch', Y06: 'Theo', Y07: 'Haddie', Y08: 'Deacon', Y09: 'Sawbuck', Y10: 'Quill',
  Y11: 'Nell', Y12: 'Gus', Y13: 'Tallys', Y14: 'Jin', Y15: 'Olga', Y16: 'Lucero', Y17: 'Powder', Y18: 'Strongbox', Y19: 'Pills', Y20: 'Trader',
  Y21: 'Smoke', Y22: 'Camp', Y23: 'Healer', Y24: 'Gunsmith', Y25: 'Canyon', Y26: 'Telegraph', Y27: 'Rattler', Y28: 'Storm', Y29: 'Salt', Y30: 'Tonic',
  R01: 'Magda', R02: 'Scarlet', R03: 'Colonel', R04: 'Widow', R05: 'Mabry', R06: 'Gwen', R07: 'Stokes', R08: 'Boone', R09: 'Mary', R10: 'Vera',
  R11: 'Knuckles', R12: 'Nettle', R13: 'Ansel', R14: 'Tobin', R15: 'Nadia', R16: 'Solomon', R17: 'Ghost', R18: 'Ammo', R19: 'Payroll', R20: 'Surgeon',
  R21: 'Cellar', R22: 'Jail', R23: 'Mine Cart', R24: 'Lookout', R25: 'Mission', R26: 'Rocks', R27: 'Bear', R28: 'Bridge', R29: 'Mustangs', R30: 'Claim',
  K01: 'Mother', K02: 'Judge', K03: 'Queen', K04: 'Bess', K05: 'Corrigan', K06: 'Wren', K07: 'Nico', K08: 'Trickster', K09: 'Mercy', K10: 'Sister',
  K11: 'Jack', K12: 'The Kid', K13: 'Gil', K14: 'Meg', K15: 'Auditor', K16: 'Elias', K17: 'Stranger', K18: 'Partner', K19: 'Arsenal', K20: 'Coach',
  K21: 'Oasis', K22: 'Marshal', K23: 'Train', K24: 'Perch', K25: 'Thunder', K26: 'Flood', K27: 'Quicksand', K28: 'Dynamite', K29: 'Vultures', K30: 'Gold Train',
};
