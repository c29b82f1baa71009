/** Zones of the machine that must not change results; the last ones skip hours that Rome has. */
export const MACHINE_ZONES = [
  'Europe/Rome',
  'UTC',
  'America/New_York',
  'Pacific/Apia',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
] as const;
