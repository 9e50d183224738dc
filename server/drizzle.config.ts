/** The configuration of drizzle-kit, which writes migrations (`npm run db:generate`). Only that needs it, so it is fetched when it runs. */
export default {
  dialect: 'postgresql',
  schema: ['./src/features/*/tables.ts', './src/platform/*/tables.ts'],
  out: './migrations',
};
