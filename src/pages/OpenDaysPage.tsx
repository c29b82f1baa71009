import { Booking } from './open-days/Booking.tsx';
import { Events } from './open-days/Events.tsx';
import { OpenDaysHero } from './open-days/OpenDaysHero.tsx';
import { PackingList } from './open-days/PackingList.tsx';
import { Rules } from './open-days/Rules.tsx';

export function OpenDaysPage() {
  return (
    <>
      <OpenDaysHero />
      <Events />
      <Rules />
      <PackingList />
      <Booking />
    </>
  );
}
