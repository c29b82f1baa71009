import { usePage } from './site-context.tsx';

export const useActivityPage = usePage<'activity'>;
export const useCampPage = usePage<'camp'>;
export const useEnrolmentPage = usePage<'enrolment'>;
export const useEstimatePage = usePage<'estimate'>;
export const useGalleryPage = usePage<'gallery'>;
export const useGuidePage = usePage<'guide'>;
export const useHomePage = usePage<'home'>;
export const useLegalPage = usePage<'legal'>;
export const useMembersPage = usePage<'members'>;
export const useOpenDaysPage = usePage<'open-days'>;
export const useRegulationsPage = usePage<'regulations'>;
export const useSportsCentresPage = usePage<'sports-centres'>;
export const useWorkPage = usePage<'work'>;
