import { createPage } from './page-context.tsx';

export const [ActivityPageProvider, useActivityPage] = createPage<'activity'>();
export const [CampPageProvider, useCampPage] = createPage<'camp'>();
export const [EnrolmentPageProvider, useEnrolmentPage] = createPage<'enrolment'>();
export const [EstimatePageProvider, useEstimatePage] = createPage<'estimate'>();
export const [GalleryPageProvider, useGalleryPage] = createPage<'gallery'>();
export const [GuidePageProvider, useGuidePage] = createPage<'guide'>();
export const [HomePageProvider, useHomePage] = createPage<'home'>();
export const [LegalPageProvider, useLegalPage] = createPage<'legal'>();
export const [MembersPageProvider, useMembersPage] = createPage<'members'>();
export const [OpenDaysPageProvider, useOpenDaysPage] = createPage<'open-days'>();
export const [RegulationsPageProvider, useRegulationsPage] = createPage<'regulations'>();
export const [SportsCentresPageProvider, useSportsCentresPage] = createPage<'sports-centres'>();
export const [WorkPageProvider, useWorkPage] = createPage<'work'>();
