import { Application } from './work/Application.tsx';
import { Roles } from './work/Roles.tsx';
import { WorkHero } from './work/WorkHero.tsx';

export function WorkPage() {
  return (
    <>
      <WorkHero />
      <Roles />
      <Application />
    </>
  );
}
